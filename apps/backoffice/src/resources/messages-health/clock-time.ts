import { exactTime } from '../../shared/time.js';

/** The time of day on Israel's clock: enough for what is minutes away. */
export function clockTime(at: string): string {
  return exactTime(at).slice(-'HH:mm'.length);
}
