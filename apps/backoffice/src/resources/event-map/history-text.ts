import type { ActivityEntry } from '@karov/api-client';
import { APPROVAL, EVENT_USER_STATUSES, EVENT_VOLUNTEER_STATUSES, PROGRESS_STEPS } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

function statusText(
  kind: 'user' | 'volunteer',
  { status, is_approved }: ActivityEntry['new_values'],
  text: Translate,
): string {
  if (status === 'assigned' && is_approved === APPROVAL.waiting) return text('common.approval.waiting');
  const step = PROGRESS_STEPS.find((one) => one === status);
  if (step) return text(`common.progress.${step}`);
  if (kind === 'user') {
    const known = EVENT_USER_STATUSES.find((one) => one === status);
    return known ? text(`common.eventUserStatus.${known}`) : status;
  }
  const known = EVENT_VOLUNTEER_STATUSES.find((one) => one === status);
  return known ? text(`common.eventVolunteerStatus.${known}`) : status;
}

/** Returns one entry of a history in words: the new state, and who set it. */
export function entryText(kind: 'user' | 'volunteer', entry: ActivityEntry, text: Translate): string {
  return text('details.history_entry', {
    status: statusText(kind, entry.new_values, text),
    actor: entry.actor ?? text('details.system'),
  });
}
