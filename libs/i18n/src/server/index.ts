import type { Locale } from '@karov/domain';
import { serverText } from './server-text.js';

export { ERROR_STATUS, type ErrorCode } from './errors.codes.js';
export {
  MESSAGE_KEYS,
  MESSAGE_REGISTER,
  type MessageForm,
  type MessageKey,
  sampleForms,
} from './message-register.js';
export { en, he, type ServerTextKey, serverText } from './server-text.js';
export { SUBMITTED_TEMPLATES, type SubmittedTemplate } from './template-register.js';

const MINUTE = 60;

/**
 * How long a wait still lasts, in words: seconds up to a minute, then whole minutes, then hours with their
 * minutes; never less than it is.
 */
export function waitText(locale: Locale, seconds: number): string {
  if (seconds < MINUTE) return serverText(locale, 'waits.seconds', { count: seconds });
  const minutes = Math.ceil(seconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / MINUTE), minutes % MINUTE];
  const inMinutes = serverText(locale, 'waits.minutes', { count: rest });
  if (hours === 0) return inMinutes;
  const inHours = serverText(locale, 'waits.hours', { count: hours });
  if (rest === 0) return inHours;
  // before a number Hebrew joins with a hyphen, before a word without
  return serverText(locale, rest > 2 ? 'waits.both' : 'waits.bothInWords', {
    hours: inHours,
    minutes: inMinutes,
  });
}

/** How many tries are left, in words. */
export function triesLeftText(locale: Locale, count: number): string {
  return serverText(locale, 'waits.tries', { count });
}
