import type { EventRow } from '@karov/api-client';
import type { Translate } from '../text.js';

/**
 * Returns the numbers of people whom stopping an event would affect: those who wait, those whose volunteer
 * waits for approval, those with an approved one, and those who are ready.
 */
export function stopNumbers({ counts }: Pick<EventRow, 'counts'>, text: Translate): string {
  const numbers = [
    text('events.stop_waiting', { count: counts.users_waiting }),
    text('events.stop_approving', { count: counts.waiting_approval }),
    text('events.stop_assigned', { count: counts.assigned }),
    text('events.stop_volunteers', { count: counts.volunteers_ready }),
  ];
  return `${numbers.join(' · ')}.`;
}
