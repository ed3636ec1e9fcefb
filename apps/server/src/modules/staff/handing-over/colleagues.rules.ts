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
  eventRequests: readonly { eventId: number | null; managerId: number | null; state: string }[];
  events: readonly { id: number; state: string }[];
  conversations: readonly { eventId: number | null; managerId: number | null; state: string }[];
}

/**
 * Returns the part of the work that is within a colleague's reach (rules 51, 79, 80): requests and events in
 * their regions; requests and conversations in events either together with the event, in events that they
 * manage, or as an admin (conversations about requests only as an admin).
 */
export function reachedBy<Work extends HeldPlaces>(
  colleague: Colleague,
  { applications, eventRequests, events, conversations }: Work,
): { [Part in keyof HeldPlaces]: Work[Part][number][] } {
  const worksIn = ({ state }: { state: string }): boolean =>
    isAdminOf(colleague, state) || isManagerOf(colleague, state);
  const given = events.filter(worksIn);
  const givenIds = new Set(given.map(({ id }) => id));
  const reaches = ({ eventId, managerId, state }: Work['conversations'][number]): boolean =>
    isAdminOf(colleague, state) ||
    (colleague.isManager && eventId !== null && (managerId === colleague.id || givenIds.has(eventId)));
  return {
    applications: applications.filter(worksIn),
    eventRequests: eventRequests.filter(reaches),
    events: given,
    conversations: conversations.filter(reaches),
  };
}

/** An admin without regions works everywhere (rule 51). */
function isAdminOf({ isAdmin, isSuperAdmin, states }: Colleague, state: string): boolean {
  return isSuperAdmin || (isAdmin && (states.length === 0 || states.includes(state)));
}

function isManagerOf({ isManager, states }: Colleague, state: string): boolean {
  return isManager && states.includes(state);
}
