import { type ReactNode, useEffect, useRef, useState } from 'react';
import './section.css';

interface FoldedFieldProps {
  label: string;
  /** the current answer, in words */
  answer: string;
  /** the answer is missing or invalid, so the field is shown */
  isWanted: boolean;
  children: ReactNode;
}

/** Shows the answer to a long question as one line, which opens for changes. */
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
