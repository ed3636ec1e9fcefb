import { addSeconds } from '../../platform/clock/clock.js';

const DAYS = 90;
const DAY_SECONDS = 86_400;

/** From when on calls are looked at: for ninety days. */
export function callsSince(now: Date): Date {
  return addSeconds(now, -DAYS * DAY_SECONDS);
}
