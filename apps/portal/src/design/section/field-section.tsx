import { type ReactNode, useId } from 'react';
import './section.css';

interface FieldSectionProps {
  title: string;
  hint?: string | null;
  children: ReactNode;
}

/** A group of fields on a common subject, such as a contact person. */
export function FieldSection({ title, hint, children }: FieldSectionProps) {
  const hintId = useId();
  return (
    <fieldset className="section" aria-describedby={hint ? hintId : undefined}>
      <legend className="section__title">{title}</legend>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
