import type { AuthRecord } from '@karov/api-client';
import { Divider, Stack, Typography } from '@mui/material';
import { canUsePasskeys, signInWithPasskey } from '../shared/passkey.js';
import { useText } from '../shared/text.js';
import { PasskeyButton } from '../shared/ui/passkey-button.js';

/** Signs in by passkey, as an alternative to phone and code. */
export function PasskeyStep({ onSignedIn }: { onSignedIn: (session: AuthRecord) => void }) {
  const text = useText();
  if (!canUsePasskeys()) return null;
  return (
    <Stack spacing={2}>
      <PasskeyButton label={text('passkey.sign_in')} prove={signInWithPasskey} onSigned={onSignedIn} />
      <Typography variant="body2" color="text.secondary">
        {text('passkey.sign_in_hint')}
      </Typography>
      <Divider>{text('passkey.or')}</Divider>
    </Stack>
  );
}
