import type { Locale } from '@karov/domain';
import { type TextKey, type TextParams, translateText } from '../catalogue.js';
import { distanceBand as enDistanceBand } from '../common/distance.en.js';
import { distanceBand } from '../common/distance.he.js';
import { validation as enValidation } from '../common/validation.en.js';
import { validation } from '../common/validation.he.js';
import { answers as enAnswers } from './en/answers.js';
import { availability as enAvailability } from './en/availability.js';
import { broadcasts as enBroadcasts } from './en/broadcasts.js';
import { chat as enChat } from './en/chat.js';
import { demo as enDemo } from './en/demo.js';
import { errors as enErrors } from './en/errors.js';
import { exports as enExports } from './en/exports.js';
import { imports as enImports } from './en/imports.js';
import { messages as enMessages } from './en/messages.js';
import { notificationTypes as enTypes } from './en/notification-types.js';
import { push as enPush } from './en/push.js';
import { replies as enReplies } from './en/replies.js';
import { requests as enRequests } from './en/requests.js';
import { roles as enRoles } from './en/roles.js';
import { statuses as enStatuses } from './en/statuses.js';
import { templates as enTemplates } from './en/templates.js';
import { timeline as enTimeline } from './en/timeline.js';
import { users as enUsers } from './en/users.js';
import { voice as enVoice } from './en/voice.js';
import { waits as enWaits } from './en/waits.js';
import { answers } from './he/answers.js';
import { availability } from './he/availability.js';
import { broadcasts } from './he/broadcasts.js';
import { chat } from './he/chat.js';
import { demo } from './he/demo.js';
import { errors } from './he/errors.js';
import { exports } from './he/exports.js';
import { imports } from './he/imports.js';
import { messages } from './he/messages.js';
import { notificationTypes } from './he/notification-types.js';
import { push } from './he/push.js';
import { replies } from './he/replies.js';
import { requests } from './he/requests.js';
import { roles } from './he/roles.js';
import { statuses } from './he/statuses.js';
import { templates } from './he/templates.js';
import { timeline } from './he/timeline.js';
import { users } from './he/users.js';
import { voice } from './he/voice.js';
import { waits } from './he/waits.js';

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
  broadcasts,
  chat,
  push,
  replies,
  voice,
  templates,
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
  broadcasts: enBroadcasts,
  chat: enChat,
  push: enPush,
  replies: enReplies,
  voice: enVoice,
  templates: enTemplates,
  waits: enWaits,
  users: enUsers,
  distanceBand: enDistanceBand,
} as const;

export type ServerTextKey = TextKey<typeof he>;

/**
 * The maximum length of a name in a message, so that nobody can send their own text to somebody else as a
 * name (rule 120).
 */
const NAME_IN_MESSAGE = 40;
/**
 * A dot inside a word, in any script: telephones turn such a word into a link, each by its own list of domain
 * endings.
 */
const DOT_IN_WORD = /([.․。．｡])(?=[\p{L}\p{N}])/gu;
/** Characters that occur in addresses, and anything that could be dialled. */
const SIGNS = /[/\\@:?#]|\+?\d(?:[\s.()-]*\d){5,}/gu;
const IS_MESSAGE = /^(?:(?:[a-z]+\.)*messages\.|chat\.notice)/;

/** Returns a text of the server's catalogue in a language. */
export function serverText(locale: Locale, key: ServerTextKey, params?: TextParams): string {
  return translateText(
    locale === 'he-IL' ? he : en,
    locale,
    key,
    params && IS_MESSAGE.test(key) ? withShortName(params) : params,
  );
}

/** Changes a name so that a telephone shows it as plain words, with nothing to tap (rule 120). */
function withShortName(params: TextParams): TextParams {
  const name = params['name'];
  if (typeof name !== 'string') return params;
  const letters = [...name.replace(SIGNS, ' ').replace(DOT_IN_WORD, '$1 ').replace(/\s+/g, ' ').trim()];
  const shown =
    letters.length > NAME_IN_MESSAGE
      ? `${letters.slice(0, NAME_IN_MESSAGE - 1).join('')}…`
      : letters.join('');
  return { ...params, name: shown || '…' };
}
