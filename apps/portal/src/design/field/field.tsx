import { type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.js';
import { LabelText } from './label-text.js';
import './field.css';

/** The attributes that connect a control to its label, hint and error. */
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
  /** shown next to the label: people must know that they may skip a question */
  isOptional?: boolean | undefined;
}

/** A control with its label above, its hint below, and its error in words next to it. */
export function Field({
  label,
  hint,
  error,
  id,
  isOptional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className="field">
      <label className="field__label" htmlFor={controlId}>
        <LabelText label={label} isOptional={isOptional} />
      </label>
      {children({
        id: controlId,
        className: error ? 'control control--wrong' : 'control',
        'aria-describedby': describedBy(controlId, hint, error),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
