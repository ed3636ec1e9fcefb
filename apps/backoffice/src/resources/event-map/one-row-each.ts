import type { EventUserRequest, EventVolunteerRequest } from '@karov/api-client';

const LIVE: readonly EventVolunteerRequest['status'][] = ['pending', 'accept', 'assigned'];

/**
 * Returns one row for each volunteer, in the order of the list. A volunteer called to an emergency has a
 * second row besides the one for the whole event (rule 40), and staff need the current call. Work comes
 * first, then a call to an emergency, then the row for the event; among ended calls the newest.
 */
export function oneRowEach(
  calls: readonly EventVolunteerRequest[],
  needs: readonly EventUserRequest[],
): EventVolunteerRequest[] {
  const emergencies = new Set(needs.filter(({ is_emergency }) => is_emergency).map(({ id }) => id));
  const rank = ({ status, need_request_id: needId }: EventVolunteerRequest): number => {
    if (status === 'assigned') return 0;
    if (!LIVE.includes(status)) return 3;
    return needId !== null && emergencies.has(needId) ? 1 : 2;
  };
  const shown = new Map<number, EventVolunteerRequest>();
  for (const call of calls) {
    const before = shown.get(call.volunteer.id);
    const isNearer =
      before === undefined ||
      rank(call) < rank(before) ||
      (rank(call) === rank(before) && call.id > before.id);
    if (isNearer) shown.set(call.volunteer.id, call);
  }
  return calls.filter((call) => shown.get(call.volunteer.id) === call);
}
