import { Field, type FieldProps } from './field.js';

export interface Choice {
  value: string;
  label: string;
}

interface SelectProps extends FieldProps {
  value: string;
  choices: readonly Choice[];
  autoComplete?: string;
  /** called when a person opens the list: the last chance to fill it completely */
  onOpen?: () => void;
  onChange: (value: string) => void;
}

/** The browser's own list, familiar to every user and every screen reader. */
export function Select({
  label,
  hint,
  error,
  id,
  isOptional,
  value,
  choices,
  autoComplete,
  onOpen,
  onChange,
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} isOptional={isOptional}>
      {(control) => (
        <select
          {...control}
          value={value}
          autoComplete={autoComplete}
          onPointerDown={onOpen}
          onFocus={onOpen}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
