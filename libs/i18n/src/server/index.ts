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
import { users } from './he/users.js';
import { validation } from '../common/validation.he.js';

export { ERROR_STATUS, type ErrorCode } from './errors.codes.js';

/** The server's texts: errors, field checks, answers, messages to people, timelines. */
export const he = { errors, validation, answers, messages, timeline, notificationTypes, exports, statuses, imports, requests, roles, demo, availability, chat, replies, users, distanceBand } as const;
export const en = {
  errors: enErrors, validation: enValidation, answers: enAnswers, messages: enMessages, timeline: enTimeline, notificationTypes: enTypes,
  exports: enExports, statuses: enStatuses, imports: enImports, requests: enRequests, roles: enRoles, demo: enDemo,
  availability: enAvailability, chat: enChat, replies: enReplies, users: enUsers, distanceBand: enDistanceBand,
} as const;

export type ServerTextKey = TextKey<typeof he>;

/** A text of the server's catalogue in a language. */
export function serverText(locale: Locale, key: ServerTextKey, params?: TextParams): string {
  return translateText(locale === 'he-IL' ? he : en, locale, key, params);
}
