import { EVENT_AUDIENCES, type EventAudience } from '@karov/domain';
import { ID_MAX } from '../../platform/http/id.pipe.js';
import { asTexts } from '../../platform/lists/list-sql.js';
import type { ListQuery } from '../../platform/lists/list-query.js';

const NOBODY = 'false';
const LATITUDE_MAX = 90;
const LONGITUDE_MAX = 180;

/** Adds a value to a statement and answers its place. */
type Place = (value: unknown) => string;

/** An event and the part of its way whose people are meant; of the filter `event_people`, such as `12:ready`. */
export interface EventPeople {
  eventId: number;
  audience: EventAudience;
}

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

/** The event that a list is narrowed to; null where none is asked for, and where what is asked for is none. */
export function eventPeople(filters: ListQuery['filters']): EventPeople | null {
  const [, id = '', word = ''] = /^(\d{1,10}):(\w+)$/.exec(asTexts(filters['event_people'] ?? [])[0] ?? '') ?? [];
  const audience = EVENT_AUDIENCES.find((one) => one === word);
  return audience && Number(id) <= ID_MAX ? { eventId: Number(id), audience } : null;
}

/** Conditions on the people `u` by where they are: in the part of a map (`area`: south, west, north, east) or in an event. What is no place finds nobody. */
export function placedPeople(filters: ListQuery['filters'], place: Place): string[] {
  const parts: string[] = [];
  const [area] = asTexts(filters['area'] ?? []);
  if (area !== undefined) parts.push(inArea(area, place));
  if (asTexts(filters['event_people'] ?? []).length > 0) {
    const people = eventPeople(filters);
    parts.push(people ? IN_EVENT[people.audience](`${place(people.eventId)}::int`) : NOBODY);
  }
  return parts;
}

/** By the address that counts for somebody. */
function inArea(text: string, place: Place): string {
  const edges = text.split(',').map((edge) => (/^-?\d{1,3}(\.\d{1,10})?$/.test(edge.trim()) ? Number(edge) : NaN));
  const [south = NaN, west = NaN, north = NaN, east = NaN] = edges;
  const isArea = edges.length === 4 && south <= north && west <= east && Math.abs(south) <= LATITUDE_MAX && Math.abs(north) <= LATITUDE_MAX;
  if (!isArea || Math.abs(west) > LONGITUDE_MAX || Math.abs(east) > LONGITUDE_MAX) return NOBODY;
  const isAway = `u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL`;
  const between = (lat: string, lon: string): string =>
    `${lat} BETWEEN ${place(south)} AND ${place(north)} AND ${lon} BETWEEN ${place(west)} AND ${place(east)}`;
  return `((${isAway} AND ${between('u.arrival_lat', 'u.arrival_lon')}) OR (NOT (${isAway}) AND ${between('u.residential_lat', 'u.residential_lon')}))`;
}
