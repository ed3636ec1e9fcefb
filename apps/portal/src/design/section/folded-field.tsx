import { type ReactNode, useEffect, useRef, useState } from 'react';
import './section.css';

interface FoldedFieldProps {
  label: string;
  /** the present answer, in words */
  answer: string;
  /** the answer is missing or faulty: the field is visible */
  isWanted: boolean;
  children: ReactNode;
}

/** A long question with an answer: shows it in one line, which opens to change it. */
export function FoldedField({ label, answer, isWanted, children }: FoldedFieldProps) {
  const [isOpenAtFirst] = useState(isWanted);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted && details.current) details.current.open = true;
  }, [isWanted]);
  return (
    <details className="folded folded--field" ref={details} open={isOpenAtFirst}>
      <summary className="folded__summary">
        <span>
          <span className="field__label">{label}</span> <span className="folded__answer">{answer}</span>
        </span>
      </summary>
      <div className="stack folded__body">{children}</div>
    </details>
  );
}
