import { Field, type FieldProps } from './field.js';

interface TextAreaProps extends FieldProps {
  value: string;
  maxLength?: number;
  onChange: (value: string) => void;
}

/** Several lines of text under a label. */
export function TextArea({ label, hint, error, id, isOptional, value, maxLength, onChange }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
