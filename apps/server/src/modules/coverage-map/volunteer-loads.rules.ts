import { addSeconds } from '../../platform/clock/clock.js';

const DAYS = 90;
const DAY_SECONDS = 86_400;

/** Returns the start of the ninety days whose calls count. */
export function callsSince(now: Date): Date {
  return addSeconds(now, -DAYS * DAY_SECONDS);
}
