import type { Reach } from './regions.repository.js';

/** Whether a district is within a person's regions; always true for an admin without regions (rule 51). */
export function isInRegions({ states }: Pick<Reach, 'states'>, state: string): boolean {
  return states === null || states.includes(state);
}

/**
 * Whether a person is concealed from a manager (rule 79): a circle may extend into other regions, where a
 * manager sees people's names, phones and addresses only after they have answered.
 */
export function isConcealed(reach: Reach, state: string, hasAnswered: boolean): boolean {
  return reach.isManager && !hasAnswered && !isInRegions(reach, state);
}

/**
 * Whether a member of staff may work with an event (rule 51): managers with their own events, admins with
 * those in their regions.
 */
export function mayManageEvent(reach: Reach, event: { managerId: number; state: string }): boolean {
  if (reach.isManager) return event.managerId === reach.userId;
  return isInRegions(reach, event.state);
}
