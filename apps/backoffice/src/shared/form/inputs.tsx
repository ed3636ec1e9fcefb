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

/*
 * The inputs of a form. react-admin keeps and validates their values (`useInput`); MUI draws them with a hint
 * tied to each switch, and leaves an emptied text an empty text.
 */

/**
 * The properties that all inputs share; `source` is the name of the field in the form, on the wire and in the
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
  /** the number of lines, for longer texts */
  lines?: number;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

const asTyped = (typed: string): string => typed;

/**
 * A field with one line of text, or several. A field that was emptied is an empty text; react-admin would
 * make it null.
 */
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

/** A switch with a description of what it does. */
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

/** Lets the reader choose one of a few options, all visible. */
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

/** Lets the reader choose one of many options, in the browser's own list. */
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

/** An address field with a place search. */
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
