import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { ProveByCode } from '../../shared/proof/prove-by-code.js';
import { ProveByPasskey } from '../../shared/proof/prove-by-passkey.js';
import { useText } from '../../shared/text.js';

/**
 * Says that the session ends soon, and renews it in place, so that nothing that is open is lost (rule 99).
 */
export function SessionEndNotice({
  minutesLeft,
  hasPasskey,
  onlyPasskey,
}: {
  minutesLeft: number;
  hasPasskey: boolean;
  onlyPasskey: boolean;
}) {
  const text = useText();
  const titleId = useId();
  const [isRenewing, setIsRenewing] = useState(false);
  const close = () => setIsRenewing(false);
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => setIsRenewing(true)}>
            {text('desk_lock.renew')}
          </Button>
        }
      >
        {text('desk_lock.ends', { count: minutesLeft })}
      </Alert>
      {isRenewing && (
        <Dialog open onClose={close} aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{text('desk_lock.renew_title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {hasPasskey && <ProveByPasskey label={text('passkey.renew')} onProven={close} />}
            {!onlyPasskey && <ProveByCode confirmLabel={text('desk_lock.renew')} onProven={close} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{text('desk_lock.later')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
