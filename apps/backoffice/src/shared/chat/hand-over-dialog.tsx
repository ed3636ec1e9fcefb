import type { ChatAnswering } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { SelectField } from '../ui/select-field.js';

interface HandOverDialogProps {
  colleagues: ChatAnswering['colleagues'];
  /** why the hand-over was refused */
  fault: string | undefined;
  isBusy: boolean;
  onGive: (colleagueId: number, note: string) => void;
  onClose: () => void;
}

/**
 * Lets the reader choose who answers in a conversation from now on, with a note that only staff read (rule
 * 208).
 */
export function HandOverDialog({ colleagues, fault, isBusy, onGive, onClose }: HandOverDialogProps) {
  const text = useText();
  const noteId = useId();
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const wrong = isMissing ? text('hand_over.missing') : fault;
  return (
    <ConfirmDialog
      title={text('chat.hand_over_title')}
      body={text('chat.hand_over_body')}
      confirmLabel={text('chat.hand_over_act')}
      isBusy={isBusy}
      onConfirm={() => (chosen === '' ? setMissing(true) : onGive(Number(chosen), note.trim()))}
      onClose={onClose}
    >
      <SelectField
        fullWidth
        required
        margin="dense"
        label={text('hand_over.colleague')}
        emptyLabel={text('hand_over.choose')}
        value={chosen}
        choices={colleagues}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={({ target }) => {
          setChosen(target.value);
          setMissing(false);
        }}
      />
      <TextField
        id={noteId}
        fullWidth
        multiline
        minRows={2}
        label={text('chat.hand_over_note')}
        helperText={text('chat.hand_over_note_hint')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.noteMax, dir: 'auto' } }}
      />
    </ConfirmDialog>
  );
}
