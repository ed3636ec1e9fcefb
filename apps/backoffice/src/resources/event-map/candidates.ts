import type {
  CallRecord,
  EventDetail,
  EventUserRequest,
  EventVolunteerRequest,
  PersonPin,
} from '@karov/api-client';
import { byUrgency, metresBetweenPins, nearestFirst, type Pin } from '@karov/domain';
import { api } from '../../shared/api.js';
import type { Act } from './acts.js';

/** Actions that pair a need with a volunteer, starting from either. */
export type AssignAct = Extract<Act, { kind: 'assign_volunteer' | 'assign_user' | 'phone_yes' }>;

/** A person who could be the other half of the pair. */
export interface Candidate {
  id: number;
  name: string;
  place: string;
  /** how the person wants to be reached */
  manner: Pick<PersonPin, 'contact_note' | 'spoken_to'>;
  /** the distance in metres; null while the home of one of the two is unknown */
  metres: number | null;
  /** how a volunteer answers calls; null for help seekers */
  record: CallRecord | null;
  /** the need of a help seeker; null for volunteers */
  need: EventUserRequest | null;
}

function candidate(id: number, person: PersonPin, other: Pin, facts: Partial<Candidate> = {}): Candidate {
  const place = [person.street, person.city].filter(Boolean).join(', ');
  return {
    id,
    name: person.full_name,
    place,
    manner: person,
    metres: metresBetweenPins(person, other),
    record: null,
    need: null,
    ...facts,
  };
}

const candidateNeed = (need: EventUserRequest, other: Pin): Candidate =>
  candidate(need.id, need.user, other, { need });

const byDistance = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((one, other) => nearestFirst(one.metres, other.metres));

/**
 * Returns the needs that a volunteer may accept by telephone: first the need they were called for, then the
 * most urgent ones (rules 77, 159).
 */
function needsFor(request: EventVolunteerRequest, needs: readonly EventUserRequest[]): Candidate[] {
  const open = needs.filter(({ abilities }) => abilities.includes('by_hand')).toSorted(byUrgency);
  const calledFor = ({ id }: EventUserRequest) => Number(id === request.need_request_id);
  return open
    .toSorted((one, other) => calledFor(other) - calledFor(one))
    .map((need) => candidateNeed(need, request.volunteer));
}

/** Returns the candidates, best first; for a volunteer and a chosen need, that need alone. */
export async function candidatesFor(act: AssignAct, event: EventDetail): Promise<Candidate[]> {
  if (act.kind !== 'assign_volunteer' && act.chosen)
    return [candidateNeed(act.chosen, act.request.volunteer)];
  if (act.kind === 'phone_yes') return needsFor(act.request, event.event_user_requests);
  if (act.kind === 'assign_volunteer') {
    const query = { event_id: event.id, event_user_request_id: act.need.id };
    const found = await api.get('/event-volunteer-pending-requests', { params: { query } });
    return byDistance(
      found.map(({ id, volunteer, recent_calls, answers }) =>
        candidate(id, volunteer, act.need.user, { record: { recent_calls, answers } }),
      ),
    );
  }
  const query = { event_id: event.id, event_volunteer_request_id: act.request.id };
  const found = await api.get('/event-user-pending-requests', { params: { query } });
  const waiting = new Map(event.event_user_requests.map((need) => [need.id, need]));
  return byDistance(found.map((one) => candidateNeed(waiting.get(one.id) ?? one, act.request.volunteer)));
}

/** Assigns the volunteer to the need. */
export function assign(act: AssignAct, chosenId: number, eventId: number): Promise<unknown> {
  switch (act.kind) {
    case 'assign_volunteer':
      return api.act('PUT', '/event-user-requests/{userRequestId}', {
        params: { path: { userRequestId: act.need.id } },
        body: { volunteer_request_id: chosenId, event_id: eventId },
      });
    case 'assign_user':
      return api.act('PUT', '/event-requests/user/{volunteerRequestId}', {
        params: { path: { volunteerRequestId: act.request.id } },
        body: { user_request_id: chosenId },
      });
    case 'phone_yes':
      return api.act('POST', '/event-user-requests/{id}/volunteer', {
        params: { path: { id: chosenId } },
        body: { volunteer_id: act.request.volunteer.id },
      });
  }
}
