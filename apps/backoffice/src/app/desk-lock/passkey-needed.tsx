import { Button, Dialog, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useLogout } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { AddPasskeyForm } from '../../resources/profile/add-passkey-form.js';
import { canUsePasskeys } from '../../shared/passkey.js';
import { useText } from '../../shared/text.js';
import { LanguageSwitch } from '../../shared/ui/language-switch.js';

/**
 * Covers the screen for staff who must add a passkey before anything else: shows the profile's form for it,
 * and the reason (docs/adr/0017).
 */
export function PasskeyNeeded() {
  const text = useText();
  const logout = useLogout();
  const cache = useReads();
  const titleId = useId();
  return (
    <Dialog open fullScreen aria-labelledby={titleId} transitionDuration={0} sx={{ zIndex: 'modal' }}>
      <Stack
        spacing={3}
        sx={{ inlineSize: 'min(28rem, 100%)', marginInline: 'auto', marginBlock: 'auto', p: 2.5 }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, color: 'primary.main' }}>
            {text('common.appName')}
          </Typography>
          <LanguageSwitch />
        </Stack>
        <Typography variant="h1" id={titleId}>
          {text('passkey.needed_title')}
        </Typography>
        <Typography>{text('passkey.needed')}</Typography>
        <Typography>{text('passkey.intro')}</Typography>
        {canUsePasskeys() ? (
          <AddPasskeyForm onAdded={() => cache.again()} />
        ) : (
          <Typography role="alert">{text('passkey.unsupported_here')}</Typography>
        )}
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void logout({}, '/login', false)}>
          {text('desk_lock.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
