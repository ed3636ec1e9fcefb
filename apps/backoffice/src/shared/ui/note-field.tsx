import { LIMITS } from '@karov/domain';
import { TextField } from '@mui/material';

interface NoteFieldProps {
  label: string;
  value: string;
  fault?: string;
  isRequired?: boolean;
  onChange: (note: string) => void;
}

/** The id of the field, by which a question leads to it when the note is missing. */
export const NOTE_ID = 'system_note';

/** The field for a system note or a reason, with its fault below it. */
export function NoteField({ label, value, fault, isRequired = false, onChange }: NoteFieldProps) {
  return (
    <TextField
      id={NOTE_ID}
      label={label}
      required={isRequired}
      multiline
      minRows={2}
      value={value}
      error={Boolean(fault)}
      helperText={fault}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: LIMITS.noteMax } }}
    />
  );
}
