import { DAY } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';

const DAYS = 90;

/** Returns the start of the ninety days whose calls count. */
export function callsSince(now: Date): Date {
  return addSeconds(now, -DAYS * DAY);
}
