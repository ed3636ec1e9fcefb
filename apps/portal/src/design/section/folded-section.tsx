import { useState, type ReactNode } from 'react';
import './section.css';

interface FoldedSectionProps {
  title: string;
  /** open from the start: something in it wants to be seen */
  isOpened?: boolean;
  children: ReactNode;
}

/** A part of a long page that is opened when it is wanted: its heading stays, what is in it does not make the way down longer. */
export function FoldedSection({ title, isOpened = false, children }: FoldedSectionProps) {
  const [isOpenAtFirst] = useState(isOpened);
  return (
    <details className="folded" open={isOpenAtFirst}>
      <summary className="folded__summary">
        <h2 className="folded__title">{title}</h2>
      </summary>
      <div className="stack folded__body">{children}</div>
    </details>
  );
}
