import { exactTime } from '../../shared/time.js';

/** The time of day on Israel's clock, which is enough for times minutes away. */
export function clockTime(at: string): string {
  return exactTime(at).slice(-'HH:mm'.length);
}
