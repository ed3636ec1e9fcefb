import type { WeeklyHours } from '@karov/domain';
import { ownValue } from '@karov/domain';
import type { Key, Translate } from '../../core/text.js';
import { WEEK } from './hours.js';

const LABELS: Readonly<Record<string, Key>> = {
  paused_until: 'availability.pauseUntil',
  weekly_hours: 'availability.hoursWhen',
  quiet_from: 'availability.quietFrom',
  quiet_to: 'availability.quietTo',
  max_calls_week: 'availability.callsMax',
};

/** Returns the name of a field in the error summary, by its path; null for a path without a field. */
export function fieldLabel(t: Translate, path: string, hours: readonly WeeklyHours[]): string | null {
  const own = ownValue(LABELS, path);
  if (own) return t(own);
  const [list, at, part] = path.split('.');
  const day = WEEK.find((known) => known === hours[Number(at)]?.day);
  if (list !== 'weekly_hours' || day === undefined || part === 'day') return null;
  return t(part === 'from' ? 'availability.fromOf' : 'availability.toOf', {
    day: t(`availability.day${day}`),
  });
}
