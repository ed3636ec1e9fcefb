import type { PersonRequest } from '@karov/api-client';
import { APPLICATION_LOOKS } from '@karov/design';
import type { Shown } from '../../shared/status.js';
import type { Translate } from '../../shared/text.js';

/** Open requests, and events' questions. */
export const WAITING_REQUESTS: readonly PersonRequest['status'][] = ['open', 'in treatment', 'unanswered'];

/** The look of a request or question in a person's activity. */
export function lookOfRequest(status: PersonRequest['status'], text: Translate): Shown {
  if (status === 'unanswered') return { tone: 'waiting', label: text('people.panel.unanswered') };
  if (status === 'no_need') return { tone: 'neutral', label: text('people.panel.no_need') };
  return { tone: APPLICATION_LOOKS[status], label: text(`common.applicationStatus.${status}`) };
}
