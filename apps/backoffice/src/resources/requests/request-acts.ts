import type { AdminApplication } from '@karov/api-client';
import type { Priority } from '@karov/domain';
import type { Confirmation } from '../../shared/acts/confirmation.js';
import { api } from '../../shared/api.js';
import { approval } from '../../shared/needs/approve.js';
import type { Translate } from '../../shared/text.js';

/** Actions that need only one confirmation and one call. */
export type ConfirmedKind =
  | 'approve'
  | 'reject_volunteer'
  | 'record_on_way'
  | 'close'
  | 'reject'
  | 'unassign'
  | 'take_over'
  | 'give_back';
/** Actions that open a panel or dialog of their own. */
type OpenedKind = 'assign' | 'call_next' | 'timeline' | 'details' | 'seeker' | 'volunteer';

/** An action that was chosen on a request, or a view of it. */
export interface RequestAct {
  kind: ConfirmedKind | OpenedKind;
  request: AdminApplication;
  /** the tab that is open at first in the person's panel */
  tab?: 'details' | 'chat';
}

const held = ({ assignment }: AdminApplication) => ({ path: { id: assignment?.id ?? 0 } });

function callOf(
  kind: Exclude<ConfirmedKind, 'approve'>,
  request: AdminApplication,
  system_note: string | null,
): Promise<unknown> {
  switch (kind) {
    case 'reject_volunteer':
      return api.act('PATCH', '/admin/application-users/{id}', {
        params: held(request),
        body: { is_approved: 2, system_note },
      });
    case 'record_on_way':
      return api.act('POST', '/admin/application-users/{id}/on-way', { params: held(request) });
    case 'close':
      return api.act('POST', '/admin/application/closed/{id}', { params: { path: { id: request.id } } });
    case 'reject':
      return api.act('POST', '/admin/application/rejected/{id}', {
        params: { path: { id: request.id } },
        body: { system_note: system_note ?? '' },
      });
    case 'unassign':
      return api.act('POST', '/admin/application/unassigned/{id}', {
        params: { path: { id: request.id } },
        body: { system_note },
      });
    case 'take_over':
      return api.act('POST', '/admin/applications/{id}/take-over', { params: { path: { id: request.id } } });
    case 'give_back':
      return api.act('POST', '/admin/applications/{id}/give-back', { params: { path: { id: request.id } } });
  }
}

const NOTED: readonly ConfirmedKind[] = ['reject', 'unassign', 'reject_volunteer'];
const GRAVE: readonly ConfirmedKind[] = ['reject_volunteer', 'close', 'reject', 'unassign'];

/** Returns the confirmation of an action (rule 143). */
export function confirmationOf(
  kind: ConfirmedKind,
  request: AdminApplication,
  text: Translate,
): Confirmation {
  const names = { name: request.user.full_name, volunteer: request.volunteer?.full_name ?? '' };
  if (kind === 'approve')
    return approval(
      { holdId: request.assignment?.id ?? 0 },
      { volunteer: names.volunteer, user: names.name },
      text,
    );
  return {
    title: text(`request_act.${kind}_title`, names),
    body: text(`request_act.${kind}_body`, names),
    confirmLabel: text(`request_act.${kind}`),
    done: text(`request_act.${kind}_done`),
    danger: GRAVE.includes(kind),
    noteLabel: NOTED.includes(kind) ? text('request_act.reason') : undefined,
    isNoteRequired: kind === 'reject',
    run: (note) => callOf(kind, request, note || null),
  };
}

/** Assigns a volunteer to a request; the assignment is approved at once (rule 2). */
export function assignVolunteer(
  requestId: number,
  { volunteerId, hasSpoken }: { volunteerId: number; hasSpoken: boolean },
): Promise<unknown> {
  return api.act('POST', '/admin/application/assigned/{id}', {
    params: { path: { id: requestId } },
    body: { volunteer_id: volunteerId, has_spoken: hasSpoken },
  });
}

/** Sets the priority of a request (rule 10). */
export function setPriority(requestId: number, label_priority: Priority): Promise<unknown> {
  return api.act('PATCH', '/admin/applications/{id}', {
    params: { path: { id: requestId } },
    body: { label_priority },
  });
}
