import { type Locale, MINUTE } from '@karov/domain';
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

/**
 * Returns a remaining wait in words: seconds up to a minute, then whole minutes, then hours and minutes;
 * always rounded up.
 */
export function waitText(locale: Locale, seconds: number): string {
  if (seconds < MINUTE) return serverText(locale, 'waits.seconds', { count: seconds });
  const minutes = Math.ceil(seconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / MINUTE), minutes % MINUTE];
  const inMinutes = serverText(locale, 'waits.minutes', { count: rest });
  if (hours === 0) return inMinutes;
  const inHours = serverText(locale, 'waits.hours', { count: hours });
  if (rest === 0) return inHours;
  // Hebrew joins the prefix to a number with a hyphen, and to a word directly
  return serverText(locale, rest > 2 ? 'waits.both' : 'waits.bothInWords', {
    hours: inHours,
    minutes: inMinutes,
  });
}

/** Returns how many tries are left, in words. */
export function triesLeftText(locale: Locale, count: number): string {
  return serverText(locale, 'waits.tries', { count });
}
