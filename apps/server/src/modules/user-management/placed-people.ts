import type { EventAudience } from '@karov/domain';
import type { Area, PeopleFilters } from './people-filters.js';

/** Adds a value to a statement and returns its place. */
type Place = (value: unknown) => string;

const SEEKERS = (condition: string) => (event: string) =>
  `EXISTS (SELECT FROM event_requests q WHERE q.event_id = ${event} AND q.user_id = u.id AND ${condition})`;
const VOLUNTEERS = (condition: string) => (event: string) =>
  `EXISTS (SELECT FROM event_volunteer_requests q WHERE q.event_id = ${event} AND q.volunteer_id = u.id AND ${condition})`;
const IN_EVENT: Readonly<Record<EventAudience, (event: string) => string>> = {
  asked: SEEKERS('true'),
  silent: SEEKERS(`q.respond IS NULL AND q.status = 'pending'`),
  needs_help: SEEKERS(`q.respond = 1 AND q.status = 'pending'`),
  coming: SEEKERS(`q.status = 'assigned'`),
  called: VOLUNTEERS('true'),
  unanswered: VOLUNTEERS(`q.status = 'pending'`),
  ready: VOLUNTEERS(`q.status = 'accept'`),
  helping: VOLUNTEERS(`q.status = 'assigned'`),
};

/** Conditions on people `u` by place: in a part of a map, by the applicable address, or in an event. */
export function placedPeople({ area, event_people: people }: PeopleFilters, place: Place): string[] {
  return [
    ...(area ? [inArea(area, place)] : []),
    ...(people ? [IN_EVENT[people.audience](`${place(people.eventId)}::int`)] : []),
  ];
}

function inArea({ south, west, north, east }: Area, place: Place): string {
  const isAway = `u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL`;
  const between = (lat: string, lon: string): string =>
    `${lat} BETWEEN ${place(south)} AND ${place(north)} AND ${lon} BETWEEN ${place(west)} AND ${place(east)}`;
  return `((${isAway} AND ${between('u.arrival_lat', 'u.arrival_lon')}) OR (NOT (${isAway}) AND ${between('u.residential_lat', 'u.residential_lon')}))`;
}
