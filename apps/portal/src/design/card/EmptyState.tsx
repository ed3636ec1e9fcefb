import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.js';
import './card.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** what to do next */
  children: ReactNode;
}

/** Stands where a list would: what is missing, and what comes next. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty__icon">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
