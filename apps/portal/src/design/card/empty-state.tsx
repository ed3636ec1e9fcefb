import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import './card.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** of its heading, where it stands under another */
  level?: 2 | 3;
  /** what to do next */
  children: ReactNode;
}

/** Stands where a list would: what is missing, and what comes next. */
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
