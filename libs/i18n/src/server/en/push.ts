import type { SameKeys } from '../../catalogue.js';
import type { push as hebrew } from '../he/push.js';

/** The English texts of notifications on a device. */
export const push = {
  title: 'Karov',
  urgentTitle: 'Karov: urgent',
  offer: 'Somebody near you needs help. Can you help?',
  offerUrgent: 'Somebody near you needs help now. Can you help?',
  event_invite: 'Help is needed near you. Can you help?',
  event_need_check: 'We wanted to ask: is everything all right?',
  news: 'There is news for you in Karov.',
  newsUrgent: 'There is urgent news for you.',
  reminder: 'A reminder from Karov is waiting for you.',
  chat: 'The Karov team has written to you.',
} as const satisfies SameKeys<typeof hebrew>;
