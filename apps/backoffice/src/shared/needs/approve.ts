import type { WaitingNeed } from '@karov/api-client';
import type { Confirmation } from '../acts/confirmation.js';
import { api } from '../api.js';
import { currentArea } from '../area.js';
import type { Translate } from '../text.js';

/** A volunteer's yes that waits for approval: to a request of an event, or, by its own number, to a single one. */
export type WaitingYes = { requestId: number } | { holdId: number };

function approve(yes: WaitingYes): Promise<unknown> {
  if ('requestId' in yes)
    return api.act('PATCH', `/${currentArea()}/event-approval-requests/{id}`, {
      params: { path: { id: yes.requestId } },
    });
  return api.act('PATCH', '/admin/application-users/{id}', {
    params: { path: { id: yes.holdId } },
    body: { is_approved: 1 },
  });
}

/**
 * Returns the dialog that asks whether a volunteer who said yes may come, with both names. Once confirmed,
 * name and address are sent and cannot be withdrawn.
 */
export function approval(
  yes: WaitingYes,
  names: { volunteer: string; user: string },
  text: Translate,
): Confirmation {
  return {
    title: text('approvals.accept_title', names),
    body: text('approvals.accept_body', names),
    confirmLabel: text('now.approve_volunteer', names),
    cancelLabel: text('now.not_yet'),
    done: text('approvals.accepted'),
    run: () => approve(yes),
  };
}

/** Returns the same dialog for a line of the first screen. */
export function approvalOf({ kind, id, hold_id: hold, volunteer, person }: WaitingNeed, text: Translate) {
  const yes = kind === 'event' ? { requestId: id } : { holdId: hold ?? 0 };
  return approval(yes, { volunteer: volunteer ?? '', user: person.full_name }, text);
}
