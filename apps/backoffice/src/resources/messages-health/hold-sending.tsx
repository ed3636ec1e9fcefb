import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { NoteField } from '../../shared/ui/note-field.js';
import { useWaitingCounts, WAITING_KEY } from '../../shared/waiting-counts.js';

/**
 * Lets super admins hold all sending for a reason; what is urgent only by a choice of its own (rule 244). While it
 * is held, the line on every page says so and ends it.
 */
export function HoldSending() {
  const text = useText();
  const { data: counts } = useWaitingCounts();
  const [isAsked, setAsked] = useState(false);
  if (!counts?.can_release_sending || counts.sending_hold) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {text('sending_hold.hold')}
      </Button>
      {isAsked && <HoldDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function HoldDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const [reason, setReason] = useState('');
  const [includesUrgent, setIncludesUrgent] = useState(false);
  const hold = useAction({
    shows: ['reason'],
    run: () =>
      api.act('PUT', '/admin/sending-hold', {
        body: { reason: reason.trim(), includes_urgent: includesUrgent },
      }),
    onDone: async (message) => {
      onClose();
      notify(message ?? '', { type: 'success' });
      await cache.again(WAITING_KEY);
    },
  });
  return (
    <ConfirmDialog
      danger
      title={text('sending_hold.hold_sure')}
      body={text('sending_hold.hold_explained')}
      confirmLabel={text(includesUrgent ? 'sending_hold.hold_all' : 'sending_hold.hold')}
      cancelLabel={text('sending_hold.go_on')}
      isBusy={hold.isPending}
      isBlocked={reason.trim() === ''}
      onConfirm={() => hold.mutate()}
      onClose={onClose}
    >
      <NoteField
        label={text('sending_hold.why')}
        value={reason}
        fault={hold.fault}
        isRequired
        onChange={setReason}
      />
      <Stack>
        <FormControlLabel
          control={
            <Checkbox
              checked={includesUrgent}
              onChange={(_event, isChecked) => setIncludesUrgent(isChecked)}
            />
          }
          label={text('sending_hold.urgent_too')}
        />
        {includesUrgent && (
          <Typography role="alert" color="error">
            {text('sending_hold.urgent_warning')}
          </Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
