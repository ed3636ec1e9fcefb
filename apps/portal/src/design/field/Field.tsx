import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import './field.css';

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** given when an error summary links to the control */
  id?: string | undefined;
}

/** Label over the control, hint under it, the error in words beside it. */
export function Field({ label, hint, error, id, children }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        className: error ? 'control control--wrong' : 'control',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
