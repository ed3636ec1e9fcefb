import type { SameKeys } from '../../catalogue.js';
import type { waits as hebrew } from '../he/waits.js';

/** English: durations in words, and the number of tries left. */
export const waits: SameKeys<typeof hebrew> = {
  seconds_one: '1 second',
  seconds_two: '2 seconds',
  seconds_other: '%{count} seconds',
  minutes_one: '1 minute',
  minutes_two: '2 minutes',
  minutes_other: '%{count} minutes',
  hours_one: '1 hour',
  hours_two: '2 hours',
  hours_other: '%{count} hours',
  both: '%{hours} and %{minutes}',
  bothInWords: '%{hours} and %{minutes}',
  tries_one: 'Tries left: 1',
  tries_two: 'Tries left: 2',
  tries_other: 'Tries left: %{count}',
};
