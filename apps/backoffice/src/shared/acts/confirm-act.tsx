import { Alert } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { NOTE_ID, NoteField } from '../ui/note-field.js';
import type { Confirmation } from './confirmation.js';

interface ConfirmActProps {
  confirmation: Confirmation;
  /** reloads the data that the action may have changed */
  onDone: () => Promise<void> | void;
  onClose: () => void;
}

/**
 * Asks for confirmation, carries out the action and reports the result. A refusal is shown below the note,
 * which is the only field; without a note, in its place (rule 143).
 */
export function ConfirmAct({ confirmation, onDone, onClose }: ConfirmActProps) {
  const text = useText();
  const notify = useNotify();
  const [note, setNote] = useState('');
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const {
    title,
    body,
    confirmLabel,
    cancelLabel,
    done,
    danger,
    noteLabel,
    isNoteRequired = false,
    details,
    run,
  } = confirmation;
  const action = useAction({
    run: () => run(note.trim()),
    shows: 'every field',
    onDone: () => {
      notify(done, { type: 'success' });
      onClose();
      void onDone();
    },
  });
  const noteError = isNoteMissing ? text('common.errors.required') : action.fault;
  const confirm = () => {
    const isMissing = isNoteRequired && note.trim() === '';
    setIsNoteMissing(isMissing);
    if (isMissing) document.getElementById(NOTE_ID)?.focus();
    else action.mutate();
  };

  return (
    <ConfirmDialog
      title={title}
      body={body}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel ?? text('words.keep')}
      danger={danger}
      isBusy={action.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {details}
      {!noteLabel && noteError && <Alert severity="error">{noteError}</Alert>}
      {noteLabel && (
        <NoteField
          label={noteLabel}
          value={note}
          fault={noteError}
          isRequired={isNoteRequired}
          onChange={(typed) => {
            setNote(typed);
            setIsNoteMissing(false);
            action.reset();
          }}
        />
      )}
    </ConfirmDialog>
  );
}
