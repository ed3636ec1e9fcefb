import type { Locale } from '@karov/domain';
import { translateText, type TextKey, type TextParams } from '../catalogue.js';
import { answers as enAnswers } from './en/answers.js';
import { availability as enAvailability } from './en/availability.js';
import { chat as enChat } from './en/chat.js';
import { demo as enDemo } from './en/demo.js';
import { errors as enErrors } from './en/errors.js';
import { exports as enExports } from './en/exports.js';
import { imports as enImports } from './en/imports.js';
import { messages as enMessages } from './en/messages.js';
import { notificationTypes as enTypes } from './en/notification-types.js';
import { replies as enReplies } from './en/replies.js';
import { requests as enRequests } from './en/requests.js';
import { roles as enRoles } from './en/roles.js';
import { statuses as enStatuses } from './en/statuses.js';
import { timeline as enTimeline } from './en/timeline.js';
import { waits as enWaits } from './en/waits.js';
import { users as enUsers } from './en/users.js';
import { distanceBand as enDistanceBand } from '../common/distance.en.js';
import { distanceBand } from '../common/distance.he.js';
import { validation as enValidation } from '../common/validation.en.js';
import { answers } from './he/answers.js';
import { availability } from './he/availability.js';
import { chat } from './he/chat.js';
import { demo } from './he/demo.js';
import { errors } from './he/errors.js';
import { exports } from './he/exports.js';
import { imports } from './he/imports.js';
import { messages } from './he/messages.js';
import { notificationTypes } from './he/notification-types.js';
import { replies } from './he/replies.js';
import { requests } from './he/requests.js';
import { roles } from './he/roles.js';
import { statuses } from './he/statuses.js';
import { timeline } from './he/timeline.js';
import { waits } from './he/waits.js';
import { users } from './he/users.js';
import { validation } from '../common/validation.he.js';

export { ERROR_STATUS, type ErrorCode } from './errors.codes.js';

/** The server's texts: errors, field checks, answers, messages to people, timelines. */
export const he = {
  errors,
  validation,
  answers,
  messages,
  timeline,
  notificationTypes,
  exports,
  statuses,
  imports,
  requests,
  roles,
  demo,
  availability,
  chat,
  replies,
  waits,
  users,
  distanceBand,
} as const;
export const en = {
  errors: enErrors,
  validation: enValidation,
  answers: enAnswers,
  messages: enMessages,
  timeline: enTimeline,
  notificationTypes: enTypes,
  exports: enExports,
  statuses: enStatuses,
  imports: enImports,
  requests: enRequests,
  roles: enRoles,
  demo: enDemo,
  availability: enAvailability,
  chat: enChat,
  replies: enReplies,
  waits: enWaits,
  users: enUsers,
  distanceBand: enDistanceBand,
} as const;

export type ServerTextKey = TextKey<typeof he>;

/** A text of the server's catalogue in a language. */
export function serverText(locale: Locale, key: ServerTextKey, params?: TextParams): string {
  return translateText(locale === 'he-IL' ? he : en, locale, key, params);
}

const MINUTE = 60;

/** How long a wait still lasts, in words: seconds up to a minute, then whole minutes, then hours with their minutes; never less than it is. */
export function waitText(locale: Locale, seconds: number): string {
  if (seconds < MINUTE) return serverText(locale, 'waits.seconds', { count: seconds });
  const minutes = Math.ceil(seconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / MINUTE), minutes % MINUTE];
  const inMinutes = serverText(locale, 'waits.minutes', { count: rest });
  if (hours === 0) return inMinutes;
  const inHours = serverText(locale, 'waits.hours', { count: hours });
  if (rest === 0) return inHours;
  // before a number Hebrew joins with a hyphen, before a word without
  return serverText(locale, rest > 2 ? 'waits.both' : 'waits.bothInWords', { hours: inHours, minutes: inMinutes });
}

/** How many tries are left, in words. */
export function triesLeftText(locale: Locale, count: number): string {
  return serverText(locale, 'waits.tries', { count });
}
