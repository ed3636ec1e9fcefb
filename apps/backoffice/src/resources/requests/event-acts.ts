import type { EventRequestRow } from '@karov/api-client';
import type { Confirmation } from '../../shared/acts/confirmation.js';
import { api } from '../../shared/api.js';
import { approval } from '../../shared/needs/approve.js';
import type { Translate } from '../../shared/text.js';

export type EventConfirmedKind = EventRequestRow['abilities'][number];

/** An action that was chosen on an event's request, or a view of it. */
export interface EventAct {
  kind: EventConfirmedKind | 'details' | 'seeker' | 'volunteer';
  row: EventRequestRow;
}

/**
 * Returns the confirmation of an action: a plain one for accepting, one with a system note for rejecting or
 * completing (rule 137).
 */
export function eventConfirmation(
  kind: EventConfirmedKind,
  row: EventRequestRow,
  text: Translate,
): Confirmation {
  const names = { name: row.user?.full_name ?? '', volunteer: row.volunteer?.full_name ?? '' };
  if (kind === 'accept')
    return approval({ requestId: row.id }, { volunteer: names.volunteer, user: names.name }, text);
  const isReject = kind === 'reject';
  const words = isReject ? 'reject_event' : 'complete';
  return {
    title: text(`request_act.${words}_title`, names),
    body: text(`request_act.${words}_body`),
    confirmLabel: text(`request_act.${kind}`),
    done: text(`request_act.${words}_done`),
    danger: isReject,
    noteLabel: text('request_act.note'),
    run: (note) =>
      api.act('PATCH', '/volunteer/event-user-requests/{id}', {
        params: { path: { id: row.id } },
        body: { status: isReject ? 'reject' : 'completed', system_note: note || null },
      }),
  };
}
