import { Icon, type IconName } from '../icon/icon.js';
import './badge.css';

export type BadgeTone = 'waiting' | 'done' | 'danger' | 'info' | 'neutral';

const ICONS: Readonly<Record<BadgeTone, IconName>> = {
  waiting: 'clock',
  done: 'check',
  danger: 'cross',
  info: 'person',
  neutral: 'info',
};

/** Shows a state by colour, icon and word, never by colour alone. */
export function StatusBadge({
  tone,
  icon,
  children,
}: {
  tone: BadgeTone;
  icon?: IconName;
  children: string;
}) {
  return (
    <span className={`badge badge--${tone}`}>
      <Icon name={icon ?? ICONS[tone]} />
      {children}
    </span>
  );
}
