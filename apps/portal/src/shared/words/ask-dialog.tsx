import { ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { TextArea } from '../../design/field/text-area.js';

interface AskDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  kind?: 'primary' | 'danger';
  /**
   * also asks for a note; `missing` is the error for an empty note when the note is all that would be sent
   */
  note?: { label: string; isOptional: boolean; missing?: string };
  onConfirm: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation of an action, with an optional note; a failed call loses no input. */
export default function AskDialog({
  title,
  text,
  confirmLabel,
  kind = 'primary',
  note,
  onConfirm,
  onClose,
}: AskDialogProps) {
  const [typed, setTyped] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fail = (error: unknown) => {
    setBusy(false);
    const wrong =
      error instanceof ValidationError ? (error.firstError('note') ?? error.firstError('words')) : null;
    if (wrong === null) return toastFailure(error);
    setNoteError(wrong);
  };
  const confirm = () => {
    if (note?.missing && typed.trim() === '') return setNoteError(note.missing);
    setBusy(true);
    setNoteError(null);
    onConfirm(typed.trim()).catch(fail);
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      kind={kind}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
      {note && (
        <TextArea
          label={note.label}
          isOptional={note.isOptional}
          value={typed}
          error={noteError}
          maxLength={LIMITS.noteMax}
          onChange={(value) => {
            setTyped(value);
            setNoteError(null);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
