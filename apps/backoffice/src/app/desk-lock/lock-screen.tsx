import Lock from '@mui/icons-material/Lock';
import { Box, Button, Dialog, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useLogout } from 'react-admin';
import { canUsePasskeys } from '../../shared/passkey.js';
import { ProveByCode } from '../../shared/proof/prove-by-code.js';
import { ProveByPasskey } from '../../shared/proof/prove-by-passkey.js';
import { useText } from '../../shared/text.js';
import { LanguageSwitch } from '../../shared/ui/language-switch.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';

/** The number of open matters, without names, so that it can stay visible while the session is locked. */
function Counts() {
  const text = useText();
  const { data } = useWaitingCounts();
  if (!data) return null;
  const coordinator = data.needs_coordinator + data.requests_coordinator;
  return (
    <Box role="status">
      {data.emergencies > 0 && (
        <Typography sx={{ fontWeight: 700, color: 'error.main' }}>
          {text('alarm.waiting', { count: data.emergencies })}
        </Typography>
      )}
      <Typography sx={{ fontWeight: 700, color: coordinator > 0 ? 'error.main' : 'text.primary' }}>
        {text('desk_lock.coordinator', { count: coordinator })}
      </Typography>
      <Typography>{text('desk_lock.pending', { count: data.requests_pending })}</Typography>
    </Box>
  );
}

/**
 * Covers the screen after an hour without activity. Everything below it stays as it was, including typed text
 * (rule 99).
 */
export function LockScreen({ hasPasskey, onlyPasskey }: { hasPasskey: boolean; onlyPasskey: boolean }) {
  const text = useText();
  const logout = useLogout();
  const titleId = useId();
  return (
    <Dialog open fullScreen aria-labelledby={titleId} transitionDuration={0} sx={{ zIndex: 'tooltip' }}>
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
        <Typography variant="h1" id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Lock aria-hidden /> {text('desk_lock.title')}
        </Typography>
        <Typography>{text(onlyPasskey ? 'desk_lock.intro_passkey' : 'desk_lock.intro')}</Typography>
        <Counts />
        {hasPasskey && <ProveByPasskey label={text('passkey.unlock')} />}
        {!onlyPasskey && <ProveByCode confirmLabel={text('desk_lock.open')} />}
        {onlyPasskey && !canUsePasskeys() && (
          <Typography role="alert">{text('passkey.unsupported_here')}</Typography>
        )}
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void logout({}, '/login', false)}>
          {text('desk_lock.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
