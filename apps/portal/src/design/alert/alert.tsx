import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import './alert.css';

type AlertTone = 'info' | 'waiting' | 'done' | 'danger';

const ICONS: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  waiting: 'clock',
  done: 'check',
  danger: 'alert',
};

interface AlertProps {
  tone: AlertTone;
  title?: string;
  /** spoken at once when it appears */
  isUrgent?: boolean;
  children?: ReactNode;
}

/** A message within the page; an icon also conveys its tone. */
export function Alert({ tone, title, isUrgent = false, children }: AlertProps) {
  return (
    <div className={`alert alert--${tone}`} role={isUrgent ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div className="alert__body">
        {title && <strong className="alert__title">{title}</strong>}
        {children}
      </div>
    </div>
  );
}
