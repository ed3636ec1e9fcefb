import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** A raised surface for the content about one subject. */
export function Card({ tone = 'plain', children }: CardProps) {
  return <div className={`card card--${tone}`}>{children}</div>;
}

/** Facts as pairs of name and value; words keep the direction of their own language. */
export function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div className="facts__pair" key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
