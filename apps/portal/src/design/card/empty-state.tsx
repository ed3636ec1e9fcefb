import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import './card.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** the level of its heading; 3 if it is below another heading */
  level?: 2 | 3;
  /** the next step */
  children: ReactNode;
}

/** Shown in place of an empty list: says what is missing and offers the next step. */
export function EmptyState({ icon, title, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <span className="empty__icon">
        <Icon name={icon} />
      </span>
      <Heading className="empty__title">{title}</Heading>
      {children}
    </div>
  );
}
