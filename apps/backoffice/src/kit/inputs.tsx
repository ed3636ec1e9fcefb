import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import type { InputHTMLAttributes } from 'react';
import {
  BooleanInput as ReactAdminBooleanInput,
  TextInput as ReactAdminTextInput,
  useInput,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { PlaceField } from '../shared/places/place-field.js';
import { type AppKey, useText } from '../shared/text.js';
import { type Choice, SelectField } from '../shared/ui/select-field.js';

/*
 * react-admin's inputs with what they lack: a label over the field, an id for the summary's link, a hint tied
 * to each switch, the browser's own list, and an emptied text that stays a text.
 */

/** What all inputs share; a `source` that is no field of the form does not compile. */
interface InputProps<Values extends object> {
  source: Extract<keyof Values, string>;
  label: AppKey;
  hint?: AppKey;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

interface TextInputProps<Values extends object> extends InputProps<Values> {
  /** filters the typed text */
  parse?: (typed: string) => string;
  type?: 'text' | 'tel' | 'email' | 'date';
  /** the number of lines, for longer texts */
  lines?: number;
  /** called after each change */
  onTyped?: () => void;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** Leaves a text as it is; react-admin would make an emptied one null. */
const asTyped = (typed: string): string => typed;

/** A field with one line of text, or several. */
export function TextInput<Values extends object = FieldValues>({
  source,
  label,
  hint,
  isRequired,
  isDisabled,
  autoFocus,
  parse = asTyped,
  type,
  lines,
  onTyped,
  attributes,
}: TextInputProps<Values>) {
  return (
    <ReactAdminTextInput
      id={source}
      source={source}
      label={label}
      helperText={hint ?? false}
      required={isRequired}
      autoFocus={autoFocus}
      parse={parse}
      onChange={onTyped}
      type={type}
      multiline={lines !== undefined}
      minRows={lines}
      slotProps={{
        // a field that react-admin disables is left out of what is saved
        input: { disabled: isDisabled },
        inputLabel: { disabled: isDisabled },
        htmlInput: attributes,
      }}
    />
  );
}

/** A switch with a description of what it does. */
export function BooleanInput<Values extends object = FieldValues>({
  source,
  label,
  hint,
}: InputProps<Values>) {
  const text = useText();
  const hintId = `${source}-hint`;
  return (
    <ReactAdminBooleanInput
      id={source}
      source={source}
      label={label}
      helperText={hint === undefined ? false : <span id={hintId}>{text(hint)}</span>}
      options={{ slotProps: { input: { 'aria-describedby': hint === undefined ? undefined : hintId } } }}
    />
  );
}

/** A box to tick, for the members of a group. */
export function CheckboxInput<Values extends object = FieldValues>({ source, label }: InputProps<Values>) {
  const text = useText();
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
  return <FormControlLabel label={text(label)} control={box} />;
}

/** Lets the reader choose one of a few options, all visible. */
export function RadioButtonGroupInput<Values extends object = FieldValues>({
  source,
  label,
  choices,
}: InputProps<Values> & { choices: readonly Choice[] }) {
  const text = useText();
  const { field, fieldState } = useInput<string>({ source, parse: asTyped });
  const fault = fieldState.error?.message;
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={source} tabIndex={-1}>
        {text(label)}
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

interface SelectInputProps<Values extends object> extends InputProps<Values> {
  choices: readonly Choice[];
  /** the words of the option that chooses nothing */
  emptyLabel?: AppKey;
}

/** Lets the reader choose one of many options, in the browser's own list. */
export function SelectInput<Values extends object = FieldValues>({
  source,
  label,
  hint,
  isRequired,
  isDisabled,
  autoFocus,
  choices,
  emptyLabel,
}: SelectInputProps<Values>) {
  const text = useText();
  const { field, fieldState } = useInput<string>({ source, parse: asTyped });
  return (
    <SelectField
      {...field}
      id={source}
      label={text(label)}
      required={isRequired}
      disabled={isDisabled}
      autoFocus={autoFocus}
      choices={choices}
      emptyLabel={emptyLabel && text(emptyLabel)}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (hint && text(hint))}
    />
  );
}

/** An address with a place search. */
export function PlaceInput<Values extends object = FieldValues>({
  source,
  label,
  isRequired,
  autoFocus,
}: InputProps<Values>) {
  const text = useText();
  const { field, fieldState } = useInput<string>({ source, parse: asTyped });
  return (
    <PlaceField
      id={source}
      label={text(label)}
      autoFocus={autoFocus}
      isOptional={!isRequired}
      value={String(field.value ?? '')}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
