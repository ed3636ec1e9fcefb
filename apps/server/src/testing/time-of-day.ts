import { addDays, localDay, localMoment } from '@karov/domain';
import type { Clock } from '../platform/clock/clock.js';

/**
 * Advances to the next time at which the clock in Israel shows `HH:mm`; work due in between is not carried
 * out.
 */
export function letComeTime(clock: Clock, time: string): void {
  const now = clock.now();
  const moments = [localDay(now), addDays(localDay(now), 1)].map(
    (day) => localMoment(day, time)?.getTime() ?? 0,
  );
  const next = moments.find((moment) => moment >= now.getTime()) ?? now.getTime();
  clock.advance((next - now.getTime()) / 1000);
}
