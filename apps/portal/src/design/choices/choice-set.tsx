import { type ReactNode, useId } from 'react';
import type { FieldProps } from '../field/field.js';
import { describedBy, FieldNotes } from '../field/field-notes.js';
import { LabelText } from '../field/label-text.js';
import './choices.css';

/** The maximum number of letters in a label that fits next to another choice on a phone. */
const SHORT_LETTERS = 12;

/** The style of a choice: on a phone, short choices appear two in a row. */
export function choiceClass(label: string): string {
  return label.length > SHORT_LETTERS ? 'choice choice--long' : 'choice';
}

interface ChoiceSetProps extends FieldProps {
  role?: 'radiogroup';
  /** receives the id of the first entry, which an error summary links to */
  children: (firstId: string) => ReactNode;
}

/** A question above its choices. Hint and error come before the choices: a long list would hide them. */
export function ChoiceSet({ label, hint, error, id, isOptional, role, children }: ChoiceSetProps) {
  const ownId = useId();
  const firstId = id ?? ownId;
  return (
    <fieldset
      className={error ? 'choices choices--wrong' : 'choices'}
      role={role}
      aria-describedby={describedBy(firstId, hint, error)}
    >
      <legend className="field__label">
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      <FieldNotes controlId={firstId} hint={hint} error={error} />
      <div className="choices__list">{children(firstId)}</div>
    </fieldset>
  );
}
