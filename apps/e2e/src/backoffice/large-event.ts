import type { EventDetail, EventUserRequest, EventVolunteerRequest } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import type { Page } from '@playwright/test';
import { api, PEOPLE, sessionOf } from '../support/index.js';

/** The needs of a large event. */
export const NEEDS = 2000;
/** The volunteers of a large event. */
export const VOLUNTEERS = 5000;

/** Returns a place near another, always the same for the same number. */
function around({ lat, lon }: { lat: number; lon: number }, at: number): { lt: number; lng: number } {
  const [far, angle] = [Math.sqrt((at * 7919) % 1000) / 600, at * 2.399];
  return { lt: lat + Math.sin(angle) * far, lng: lon + Math.cos(angle) * far };
}

/** Nothing special about how the demo's people are reached, whoever comes first in it. */
const PLAIN = { contact_note: '', spoken_to: NOT_SPOKEN_TO };

/** The longest line that the search of a need has. */
const EXHAUSTED: EventUserRequest['dispatch'] = {
  run_id: 1,
  status: 'exhausted',
  ring: 3,
  radius_km: 10,
  open_invitations: 26,
  asked: 28,
  next_step_at: null,
  is_resting: false,
};

const NEED_STATES: readonly Partial<EventUserRequest>[] = [
  { respond: null, status: 'pending', waiting_since: null },
  { respond: 1, status: 'pending', dispatch: EXHAUSTED },
  { respond: 1, status: 'assigned', is_approved: 1, waiting_since: null },
  { respond: 1, status: 'completed', is_approved: 1, waiting_since: null },
];
const CALL_STATES: readonly EventVolunteerRequest['status'][] = ['pending', 'pending', 'accept', 'reject'];

/** Returns an event as large as on a day of war, derived from a demo event. */
export function large(event: EventDetail): EventDetail {
  const [need] = event.event_user_requests;
  const [call] = event.event_volunteer_requests;
  if (!need || !call) throw new Error('the event of the demo has nobody in it');
  return {
    ...event,
    radius: 6,
    event_user_requests: Array.from({ length: NEEDS }, (_, at) => ({
      ...need,
      waiting_since: event.created_at,
      matters: ['wheelchair'],
      floor: 3,
      volunteer: null,
      dispatch: null,
      ...NEED_STATES[at % NEED_STATES.length],
      id: 100_000 + at,
      user: {
        ...need.user,
        ...PLAIN,
        id: 100_000 + at,
        full_name: `Seeker ${at}`,
        ...around(event.location, at),
      },
    })),
    event_volunteer_requests: Array.from({ length: VOLUNTEERS }, (_, at) => ({
      ...call,
      status: CALL_STATES[at % CALL_STATES.length] ?? 'pending',
      assigned_user: null,
      id: 200_000 + at,
      volunteer: {
        ...call.volunteer,
        ...PLAIN,
        id: 200_000 + at,
        full_name: `Volunteer ${at}`,
        ...around(event.location, at + 0.5),
      },
    })),
  };
}

/** Loads a running event of the demo with people in it. */
export async function demoEvent(): Promise<EventDetail> {
  const { token } = await sessionOf(PEOPLE.admin, 'admin');
  const events = await api('GET', '/admin/events?perPage=100', { token });
  const rows: readonly {
    id: number;
    status: boolean;
    counts: { users_asked: number; volunteers_asked: number };
  }[] = Array.isArray(events) ? events : [];
  const running = rows.find(
    ({ status, counts }) => status && counts.users_asked > 0 && counts.volunteers_asked > 0,
  );
  if (!running) throw new Error('no event of the demo is running');
  const detail = await api('GET', `/admin/events/${running.id}`, { token });
  if (typeof detail !== 'object' || detail === null || !('event_user_requests' in detail))
    throw new Error('the event has no detail');
  return detail as EventDetail;
}

/**
 * Answers the page with the large event. Later reloads, triggered by the live channel, get a single change,
 * which is held back until the returned function releases it.
 */
export async function serveLarge(page: Page, event: EventDetail): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const [first] = event.event_user_requests;
  const { event_user_requests: _needs, event_volunteer_requests: _calls, as_of: _asOf, ...row } = event;
  const changes = {
    event: row,
    event_user_requests: first ? [{ ...first, respond: 1, status: 'completed' }] : [],
    event_volunteer_requests: [],
    as_of: new Date().toISOString(),
    is_stale: false,
  };
  const answer = (data: unknown) => ({ contentType: 'application/json', body: JSON.stringify({ data }) });
  await page.route(new RegExp(`/api/admin/events/${event.id}(\\?.*)?$`), (route) =>
    route.fulfill(answer(event)),
  );
  await page.route(`**/api/admin/events/${event.id}/story*`, (route) =>
    route.fulfill(answer({ lines: [], next: null })),
  );
  await page.route(`**/api/admin/events/${event.id}/changes*`, async (route) => {
    await gate;
    await route.fulfill(answer(changes));
  });
  return letGo;
}
