import { LIMITS } from '@karov/domain';
import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface CallNextProps {
  /** the person who needs help */
  name: string;
  callMore: (count: number) => Promise<string | null>;
  onDone: () => void;
  onClose: () => void;
}

/** Calls the next volunteers at once, as many as the reader chooses (rule 76). */
export function CallNext({ name, callMore, onDone, onClose }: CallNextProps) {
  const text = useText();
  const notify = useNotify();
  const [typed, setTyped] = useState('1');
  const count = Number(typed);
  const isCount = Number.isInteger(count) && count >= 1 && count <= LIMITS.callByHandMax;
  const call = useAction({
    run: callMore,
    shows: ['count', 'message'],
    onDone: (message) => {
      notify(message ?? text('call_next.done'), { type: 'success' });
      onClose();
      onDone();
    },
  });
  const fault = isCount ? call.faults['count'] : text('call_next.count_fault', { max: LIMITS.callByHandMax });
  const refusal = call.faults['message'];
  return (
    <ConfirmDialog
      title={text('call_next.title', { name })}
      body={text('call_next.body')}
      confirmLabel={text('call_next.act')}
      isBusy={call.isPending}
      isBlocked={!isCount}
      onClose={onClose}
      onConfirm={() => call.mutate(count)}
    >
      <TextField
        id="call-next-count"
        label={text('call_next.count')}
        value={typed}
        error={fault !== undefined}
        helperText={fault}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => {
          setTyped(target.value);
          call.reset();
        }}
      />
      {refusal && <Alert severity="error">{refusal}</Alert>}
    </ConfirmDialog>
  );
}
