import { type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from '../field/field-notes.js';
import './choices.css';

interface CheckboxProps {
  label: ReactNode;
  hint?: string | null | undefined;
  error?: string | null | undefined;
  id?: string | undefined;
  isChecked: boolean;
  /** highlights a choice that changes the page below it */
  isProminent?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox: a confirmation, or an option. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  isChecked,
  isProminent = false,
  onChange,
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={isProminent ? 'field checkbox checkbox--prominent' : 'field checkbox'}>
      <label className="choice">
        <input
          className="choice__box"
          type="checkbox"
          id={controlId}
          aria-describedby={describedBy(controlId, hint, error)}
          aria-invalid={error ? true : undefined}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
