/** A member of staff, and where they work. */
export interface Colleague {
  id: number;
  isManager: boolean;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  /** The districts in which the member of staff may work. */
  states: readonly string[];
}

/** The work to hand over, with what decides who may take it. */
export interface HeldPlaces {
  applications: readonly { state: string }[];
  eventRequests: readonly { eventId: number; managerId: number; state: string }[];
  events: readonly { id: number; state: string }[];
  conversations: readonly { eventId: number | null; managerId: number | null; state: string }[];
}

/**
 * Whether all of the work is within a colleague's reach (rules 51, 79, 80): requests in their regions, events
 * that they manage, and requests and conversations in events either together with the event or as an admin
 * (conversations about requests only as an admin).
 */
export function reachesAll(
  colleague: Colleague,
  { applications, eventRequests, events, conversations }: HeldPlaces,
): boolean {
  const given = new Set(events.map(({ id }) => id));
  return (
    applications.every(({ state }) => isAdminOf(colleague, state) || isManagerOf(colleague, state)) &&
    events.every(({ state }) => isManagerOf(colleague, state)) &&
    [...eventRequests, ...conversations].every(
      ({ eventId, managerId, state }) =>
        isAdminOf(colleague, state) ||
        (colleague.isManager && eventId !== null && (managerId === colleague.id || given.has(eventId))),
    )
  );
}

/** An admin without regions works everywhere (rule 51). */
function isAdminOf({ isAdmin, isSuperAdmin, states }: Colleague, state: string): boolean {
  return isSuperAdmin || (isAdmin && (states.length === 0 || states.includes(state)));
}

function isManagerOf({ isManager, states }: Colleague, state: string): boolean {
  return isManager && states.includes(state);
}
