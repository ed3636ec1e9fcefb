import type { PersonRequest } from '@karov/api-client';
import { APPLICATION_LOOKS } from '@karov/design';
import type { Shown } from '../../shared/status.js';
import type { Translate } from '../../shared/text.js';

/** The states of requests, and of questions in events, that are still open. */
export const WAITING_REQUESTS: readonly PersonRequest['status'][] = ['open', 'in treatment', 'unanswered'];

/** Returns how a request or question looks in a person's activity. */
export function lookOfRequest(status: PersonRequest['status'], text: Translate): Shown {
  if (status === 'unanswered') return { tone: 'waiting', label: text('people.panel.unanswered') };
  if (status === 'no_need') return { tone: 'neutral', label: text('people.panel.no_need') };
  return { tone: APPLICATION_LOOKS[status], label: text(`common.applicationStatus.${status}`) };
}
