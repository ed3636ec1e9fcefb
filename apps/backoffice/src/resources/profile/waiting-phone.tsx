import type { Profile } from '@karov/api-client';
import { formatPhone, isolated } from '@karov/domain';
import { Alert, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../../shared/text.js';
import { exactTime } from '../../shared/time.js';
import { cancelPhoneChange, PROFILE_KEY } from './profile-calls.js';

/** A new number that takes effect later, and the button to cancel it. */
export function WaitingPhone({ change }: { change: NonNullable<Profile['phone_change']> }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const cancel = useAction({
    run: cancelPhoneChange,
    onDone: async () => {
      notify(text('profile.phone_cancelled'), { type: 'success' });
      await cache.again(PROFILE_KEY);
    },
  });
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {text('profile.phone_cancel')}
        </Button>
      }
    >
      {text('profile.phone_waiting', {
        phone: isolated(formatPhone(change.phone)),
        at: isolated(exactTime(change.due_at)),
      })}
    </Alert>
  );
}
