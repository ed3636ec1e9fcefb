import type { ReactNode } from 'react';
import './fact-line.css';

/**
 * A few facts in one line, which wraps only between them: "tomorrow 14:00 · 1 to 2 km". Each fact is laid out
 * separately, in the direction of the page: a day and a time have no direction of their own, and `bdi` would
 * put the time first.
 */
export function FactLine({ facts, children }: { facts: readonly string[]; children?: ReactNode }) {
  return (
    <p className="fact-line">
      {children}
      {facts.map((fact, index) => (
        <span key={fact} className="fact-line__fact">
          <span className="fact-line__words">{fact}</span>
          {index < facts.length - 1 && <span className="fact-line__dot"> · </span>}
        </span>
      ))}
    </p>
  );
}
