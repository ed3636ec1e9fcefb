import type { Reach } from './regions.service.js';

/** Whether something that happens in a district is within somebody's regions; of an admin without regions, everywhere (rule 51). */
export function isInRegions({ states }: Pick<Reach, 'states'>, state: string): boolean {
  return states === null || states.includes(state);
}

/**
 * Whether somebody is kept from a manager (rule 79): a circle may spill over into other regions, and of the people there a manager sees
 * name, phone and address only once they have answered.
 */
export function isConcealed(reach: Reach, state: string, hasAnswered: boolean): boolean {
  return reach.isManager && !hasAnswered && !isInRegions(reach, state);
}
