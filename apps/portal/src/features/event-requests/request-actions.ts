import type { VolunteerEventRequestRow } from '@karov/api-client';
import { APPROVAL, PROGRESS_STEPS, type ProgressStep } from '@karov/domain';

export type RequestAction = 'complete' | 'reject' | 'leave_reserve';

/**
 * The volunteer's actions on a row: only for an approved assignment with a volunteer (rule 124), or a
 * reserve, and only those that the server allows.
 */
export function actionsOf({
  is_approved,
  is_reserve,
  status,
  volunteer,
  abilities,
}: VolunteerEventRequestRow): RequestAction[] {
  if (is_reserve) return abilities.includes('leave_reserve') ? ['leave_reserve'] : [];
  if (is_approved !== APPROVAL.approved || status !== 'assigned' || volunteer === null) return [];
  return (['complete', 'reject'] as const).filter((action) => abilities.includes(action));
}

/** Returns the steps on the way that the volunteer may report now. */
export function stepsOf({ abilities }: VolunteerEventRequestRow): ProgressStep[] {
  return PROGRESS_STEPS.filter((step) => abilities.includes(step));
}

/**
 * Whether the volunteer can still act on a row: it awaits approval, is assigned to them, or keeps them in
 * reserve (rule 147).
 */
export function maySpeak({ is_approved, is_reserve, status }: VolunteerEventRequestRow): boolean {
  return is_reserve || (status === 'assigned' && is_approved !== APPROVAL.declined);
}

/** The status that an action sets (PATCH /volunteer/event-user-requests/{id}). */
export const STATUS_OF = {
  complete: 'completed',
  reject: 'reject',
  leave_reserve: 'reject',
} as const satisfies Record<RequestAction, string>;

export const ACTION_LABELS = {
  complete: 'requests.complete',
  reject: 'requests.reject',
  leave_reserve: 'requests.reject',
} as const;
