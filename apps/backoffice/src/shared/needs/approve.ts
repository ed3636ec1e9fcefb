import type { WaitingNeed } from '@karov/api-client';
import type { Confirmation } from '../acts/confirmation.js';
import { api } from '../api.js';
import { currentArea } from '../area.js';
import type { Translate } from '../text.js';

function approve({ kind, id, hold_id: hold }: WaitingNeed): Promise<unknown> {
  if (kind === 'event')
    return api.act('PATCH', `/${currentArea()}/event-approval-requests/{id}`, { params: { path: { id } } });
  return api.act('PATCH', '/admin/application-users/{id}', {
    params: { path: { id: hold ?? 0 } },
    body: { is_approved: 1 },
  });
}

/**
 * Returns the dialog that asks whether a volunteer who said yes may come, with both names. Once confirmed,
 * name and address are sent and cannot be withdrawn.
 */
export function approval(need: WaitingNeed, text: Translate): Confirmation {
  const names = { volunteer: need.volunteer ?? '', user: need.person.full_name };
  return {
    title: text('approvals.accept_title', names),
    body: text('approvals.accept_body', names),
    confirmLabel: text('now.approve_volunteer', names),
    cancelLabel: text('now.not_yet'),
    done: text('approvals.accepted'),
    run: () => approve(need),
  };
}
