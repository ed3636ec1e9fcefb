import type { ReactNode } from 'react';
import './fact-line.css';

/** A few facts in one line, which breaks between them: "tomorrow 14:00 · 1 to 2 km". */
export function FactLine({ facts, children }: { facts: readonly string[]; children?: ReactNode }) {
  return (
    <p className="fact-line">
      {children}
      {facts.map((fact, index) => (
        <span key={fact} className="fact-line__fact">
          <bdi>{fact}</bdi>
          {index < facts.length - 1 && <span className="fact-line__dot"> · </span>}
        </span>
      ))}
    </p>
  );
}
