import { LIMITS } from '@karov/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { confirmationOf, type ConfirmedAct } from './acts.js';
import { useReload } from './event-detail.js';

/** Asks, does, says what was done; a fault of the note stands under it (part 2 §8). */
export function ConfirmAct({ act, eventId, onClose }: { act: ConfirmedAct; eventId: number; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const reload = useReload(eventId);
  const [note, setNote] = useState('');
  const { title, body, confirmLabel, done, danger, noteLabel, run } = confirmationOf(act, text);
  const action = useAction({
    run: () => run(note.trim()),
    onDone: () => {
      notify(done, { type: 'success' });
      onClose();
      void reload();
    },
  });
  const noteError = fieldErrorsOf(action.error)['system_note']?.[0];

  return (
    <ConfirmDialog
      title={title}
      body={body}
      confirmLabel={confirmLabel}
      danger={danger}
      isBusy={action.isPending}
      onClose={onClose}
      onConfirm={() => action.mutate()}
    >
      {noteLabel && (
        <TextField
          id="system_note"
          label={noteLabel}
          multiline
          minRows={2}
          value={note}
          error={Boolean(noteError)}
          helperText={noteError}
          onChange={({ target }) => {
            setNote(target.value);
            action.reset();
          }}
          slotProps={{ htmlInput: { maxLength: LIMITS.noteMax } }}
        />
      )}
    </ConfirmDialog>
  );
}
