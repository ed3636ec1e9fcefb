import { randomUUID } from 'node:crypto';
import type { AuthRecord, EventDetail, EventForm, Option } from '@karov/api-client';
import { ORDINARY_TYPE } from '../backoffice/steps.js';
import { api, eventually, PEOPLE, sessionOf } from '../support/index.js';

/** A quiet town in the north that no other journey uses, with a circle around the whole town. */
const TOWN = { address: 'הגעתון 1, ישראל, מחוז הצפון, נהריה, 33.0058, 35.1150', radius: 5 };

/** An event and the people it has called, with its manager. */
export interface CalledEvent {
  id: number;
  manager: AuthRecord;
  seekers: { requestId: number; phone: string; name: string }[];
  volunteers: { requestId: number; phone: string; name: string }[];
}

function isList<T>(value: unknown): value is T[] {
  return Array.isArray(value);
}

function isDetail(value: unknown): value is EventDetail {
  return (
    typeof value === 'object' &&
    value !== null &&
    'event_user_requests' in value &&
    'event_volunteer_requests' in value
  );
}

/** Loads the event as its manager sees it now. */
async function eventOf(manager: AuthRecord, id: number): Promise<EventDetail> {
  const detail = await api('GET', `/manager/events/${id}`, { token: manager.token });
  if (!isDetail(detail)) throw new Error('the event has no requests');
  return detail;
}

/** Lets a manager create an event without auto-assign, and waits until its people are called. */
export async function callPeople(description = 'בדיקה של מסע הפורטל'): Promise<CalledEvent> {
  const manager = await sessionOf(PEOPLE.managerNorth, 'admin');
  const types = await api('POST', '/dropdowns/event/types', { token: manager.token });
  const type = isList<Option>(types) ? Number(types[ORDINARY_TYPE - 1]?.id) : 0;
  const form: EventForm = {
    event_list_id: type,
    radius: TOWN.radius,
    address: TOWN.address,
    description,
    type_of_help_required: 'physical',
    status: true,
    is_auto_assign: false,
    idempotency_key: randomUUID(),
  };
  const created = await api('POST', '/manager/events', { token: manager.token, body: form });
  const id = typeof created === 'object' && created !== null && 'id' in created ? Number(created.id) : 0;
  const detail = await eventually('people of the event', async () => {
    const event = await eventOf(manager, id);
    return event.event_user_requests.length > 0 && event.event_volunteer_requests.length > 0 ? event : null;
  });
  return {
    id,
    manager,
    seekers: detail.event_user_requests.map(({ id: requestId, user }) => ({
      requestId,
      phone: user.phone,
      name: user.full_name,
    })),
    volunteers: detail.event_volunteer_requests.map(({ id: requestId, volunteer }) => ({
      requestId,
      phone: volunteer.phone,
      name: volunteer.full_name,
    })),
  };
}

/** Assigns a ready volunteer to a seeker; a manager's assignment is approved at once (rule 8). */
export async function assign(
  { id, manager }: CalledEvent,
  seekerRequest: number,
  volunteerRequest: number,
): Promise<void> {
  await api('PUT', `/event-user-requests/${seekerRequest}`, {
    token: manager.token,
    body: { volunteer_request_id: volunteerRequest, event_id: id },
  });
}

export async function stop({ id, manager }: CalledEvent): Promise<void> {
  await api('PUT', `/manager/events/${id}`, { token: manager.token, body: { status: false } });
}
