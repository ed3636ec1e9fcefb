import { type ReactNode, useRef, useState } from 'react';
import { useOpenInPrint } from './use-open-in-print.js';
import './section.css';

interface FoldedSectionProps {
  title: ReactNode;
  /** the anchor of its heading */
  id?: string;
  headings?: 'h2' | 'h3';
  /** open at first, because a part of it needs attention */
  isOpened?: boolean;
  children: ReactNode;
}

/**
 * A part of a long page that opens on demand: its heading is always visible, and its content does not
 * lengthen the page. Open in print.
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
