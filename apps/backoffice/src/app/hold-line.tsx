import type { SendingHold } from '@karov/api-client';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../kit/reads.js';
import { useAction } from '../kit/use-action.js';
import { api } from '../shared/api.js';
import { useText } from '../shared/text.js';
import { ConfirmDialog } from '../shared/ui/confirm-dialog.js';
import { useMomentText } from '../shared/ui/when.js';
import { useWaitingCounts, WAITING_KEY } from '../shared/waiting-counts.js';

/** The reason of a hold that a restore has begun. */
const RESTORE = 'restore';

/** The line on every page while all sending is held, with its end for super admins (rule 244). */
export function HoldLine() {
  const { data: counts } = useWaitingCounts();
  if (!counts?.sending_hold) return null;
  return <Held hold={counts.sending_hold} canRelease={counts.can_release_sending} />;
}

function Held({ hold, canRelease }: { hold: SendingHold; canRelease: boolean }) {
  const text = useText();
  const when = useMomentText(hold.held_at);
  const isRestore = hold.held_by === null && hold.reason === RESTORE;
  const words = [
    text('sending_hold.since', { when }),
    isRestore ? text('sending_hold.restored') : text('sending_hold.reason', { reason: hold.reason }),
    hold.held_by !== null && text('sending_hold.by', { who: hold.held_by }),
    text(hold.includes_urgent ? 'sending_hold.urgent_waits' : 'sending_hold.urgent_leaves'),
    text('sending_hold.waiting', { count: hold.waiting }),
  ];
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={text('sending_hold.label')}
      sx={{ borderRadius: 0, displayPrint: 'none' }}
      action={canRelease && <Release waiting={hold.waiting} />}
    >
      {words.filter(Boolean).join(' ')}
    </Alert>
  );
}

function Release({ waiting }: { waiting: number }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const [isAsked, setAsked] = useState(false);
  const release = useAction({
    run: () => api.act('DELETE', '/admin/sending-hold'),
    onDone: async (message) => {
      setAsked(false);
      notify(message ?? '', { type: 'success' });
      await cache.again(WAITING_KEY);
    },
  });
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsked(true)}>
        {text('sending_hold.release')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text('sending_hold.release_sure')}
          body={text('sending_hold.waiting', { count: waiting })}
          confirmLabel={text('sending_hold.release')}
          isBusy={release.isPending}
          onConfirm={() => release.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
