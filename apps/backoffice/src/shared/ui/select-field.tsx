import type { Tone } from '@karov/design';
import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useId } from 'react';
import { StateIcon } from './status-chip.js';

/** An option of a list. */
export interface Choice {
  id: string | number;
  label: string;
  /** the tone of the option's chip, if the option is a state */
  tone?: Tone;
}

type SelectFieldProps = Omit<TextFieldProps, 'select' | 'children' | 'slotProps'> & {
  choices: readonly Choice[];
  /** the label of the option that chooses nothing */
  emptyLabel?: string;
  /** the accessible name, if the label alone does not say which field it is */
  fullLabel?: string;
};

/**
 * A field with the browser's own list: quick by keyboard, and familiar to every screen reader. If a state is
 * chosen, the icon of its chip is shown.
 */
export function SelectField({ choices, emptyLabel, fullLabel, ...field }: SelectFieldProps) {
  const id = useId();
  const tone = choices.find((choice) => String(choice.id) === String(field.value))?.tone;
  const startAdornment = tone && (
    <InputAdornment position="start">
      <StateIcon tone={tone} />
    </InputAdornment>
  );
  return (
    <TextField
      select
      id={id}
      {...field}
      slotProps={{
        select: { native: true },
        input: { startAdornment },
        htmlInput: { 'aria-required': field.required, 'aria-label': fullLabel },
      }}
    >
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
