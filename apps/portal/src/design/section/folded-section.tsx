import { type ReactNode, useRef, useState } from 'react';
import { useOpenInPrint } from './use-open-in-print.js';
import './section.css';

interface FoldedSectionProps {
  title: ReactNode;
  /** the anchor of its heading */
  id?: string;
  headings?: 'h2' | 'h3';
  /** open from the start: something in it wants to be seen */
  isOpened?: boolean;
  children: ReactNode;
}

/**
 * A part of a long page that is opened when it is wanted: its heading stays, what is in it does not make the
 * way down longer. On paper it is open.
 */
export function FoldedSection({
  title,
  id,
  headings: Heading = 'h2',
  isOpened = false,
  children,
}: FoldedSectionProps) {
  const [isOpenAtFirst] = useState(isOpened);
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  return (
    <details className="folded" ref={details} open={isOpenAtFirst}>
      <summary className="folded__summary">
        <Heading className="folded__title" id={id}>
          {title}
        </Heading>
      </summary>
      <div className="stack folded__body">{children}</div>
    </details>
  );
}
