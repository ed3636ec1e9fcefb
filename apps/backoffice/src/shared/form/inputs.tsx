import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Switch,
  TextField,
} from '@mui/material';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useInput } from 'react-admin';
import { PlaceField } from '../places/place-field.js';
import { type Choice, SelectField } from '../ui/select-field.js';

/* The inputs of a form. Their values and validation are react-admin's (`useInput`); MUI itself draws them,
   because react-admin's own pass properties that MUI 9 no longer supports. */

/**
 * The common properties of inputs; `source` is the name of the field in the form, on the wire and in the
 * summary's link.
 */
interface InputProps {
  source: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

interface TextEntryProps extends InputProps {
  /** filters the typed text */
  read?: (typed: string) => string;
  autoFocus?: boolean;
  type?: 'text' | 'tel' | 'email';
  /** lines of a field for longer texts */
  lines?: number;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

const asTyped = (typed: string): string => typed;

/** A line of text, or several. An emptied field is an empty text; react-admin would make it null. */
export function TextEntry({
  source,
  label,
  hint,
  isRequired,
  isDisabled,
  read = asTyped,
  autoFocus,
  type,
  lines,
  attributes,
}: TextEntryProps) {
  const { field, fieldState } = useInput<string>({ source, parse: read });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      id={source}
      inputRef={ref}
      type={type}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      autoFocus={autoFocus}
      multiline={lines !== undefined}
      minRows={lines}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ htmlInput: attributes }}
    />
  );
}

/** A switch with a description of its effect. */
export function SwitchEntry({ source, label, hint }: InputProps) {
  const { field } = useInput<boolean>({ source, type: 'checkbox' });
  const hintId = `${source}-hint`;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={source}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: { ref: field.ref, 'aria-describedby': hint === undefined ? undefined : hintId },
            }}
          />
        }
      />
      {hint !== undefined && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </div>
  );
}

/** A checkbox. */
export function CheckEntry({ source, label }: InputProps) {
  const { field } = useInput<boolean>({ source, type: 'checkbox' });
  const box = (
    <Checkbox
      name={field.name}
      checked={Boolean(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      slotProps={{ input: { ref: field.ref } }}
    />
  );
  return <FormControlLabel label={label} control={box} />;
}

/** A choice from a few, all visible. */
export function RadioEntry({ source, label, choices }: InputProps & { choices: readonly Choice[] }) {
  const { field, fieldState } = useInput<string>({ source, parse: asTyped });
  const fault = fieldState.error?.message;
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={source} tabIndex={-1}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={source}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {choices.map((choice) => (
          <FormControlLabel key={choice.id} value={choice.id} control={<Radio />} label={choice.label} />
        ))}
      </RadioGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}

/** A choice from many, in the system's own list. */
export function SelectEntry({
  source,
  label,
  hint,
  isRequired,
  isDisabled,
  autoFocus,
  choices,
  emptyLabel,
}: InputProps & { autoFocus?: boolean; choices: readonly Choice[]; emptyLabel?: string }) {
  const { field, fieldState } = useInput<string>({ source, parse: asTyped });
  return (
    <SelectField
      {...field}
      id={source}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      autoFocus={autoFocus}
      choices={choices}
      emptyLabel={emptyLabel}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}

/** An address by place search. */
export function PlaceEntry({
  source,
  label,
  isRequired,
  autoFocus,
}: InputProps & { autoFocus?: boolean }): ReactNode {
  const { field, fieldState } = useInput<string>({ source, parse: asTyped });
  return (
    <PlaceField
      id={source}
      label={label}
      autoFocus={autoFocus}
      isOptional={!isRequired}
      value={String(field.value ?? '')}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
