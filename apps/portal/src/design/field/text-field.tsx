import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.js';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'min'
  | 'max'
  | 'autoComplete'
  | 'inputMode'
  | 'required'
  | 'maxLength'
  | 'dir'
  | 'name'
  | 'onKeyDown'
  | 'enterKeyHint'
>;

interface TextFieldProps extends FieldProps, InputProps {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text under a label. */
export function TextField({ label, hint, error, id, isOptional, value, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} isOptional={isOptional}>
      {(control) => (
        <input {...input} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
