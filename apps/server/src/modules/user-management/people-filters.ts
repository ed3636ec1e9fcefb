import { EVENT_AUDIENCES, type EventAudience, PEOPLE_FIGURES } from '@karov/domain';
import { ID_MAX } from '../../platform/http/id.pipe.js';
import {
  dayFilter,
  districtsFilter,
  type FilterReaders,
  type FilterValues,
  idsFilter,
  oneOnly,
  rolesFilter,
  wordFilter,
} from '../../platform/lists/list-filters.js';

const LATITUDE_MAX = 90;
const LONGITUDE_MAX = 180;

/** An event, and the part that its people have in it, such as `12:ready`. */
export interface EventPeople {
  eventId: number;
  audience: EventAudience;
}

/** A part of a map, in degrees. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The filters of a list of people (rules 91, 137). If a filter has two names, the first takes precedence. */
export const PEOPLE_FILTERS = {
  status: wordFilter(['activated', 'deactivated', 'deleted'], {
    active: 'activated',
    inactive: 'deactivated',
  }),
  // "signed up" means registered but never signed in
  signed: wordFilter(['signed_up', 'signed_in'], { 'signed up': 'signed_up', 'signed in': 'signed_in' }),
  role: rolesFilter,
  type: rolesFilter,
  state: districtsFilter,
  region: districtsFilter,
  user_ids: idsFilter,
  id: idsFilter,
  figure: wordFilter(PEOPLE_FIGURES),
  from_date: dayFilter,
  to_date: dayFilter,
  area: oneOnly(areaIn),
  event_people: oneOnly(eventPeopleIn),
} satisfies FilterReaders;

/** The filters in use. */
export type PeopleFilters = FilterValues<typeof PEOPLE_FILTERS>;

function eventPeopleIn(text: string): EventPeople | undefined {
  const [, id = '', word = ''] = /^(\d{1,10}):(\w+)$/.exec(text) ?? [];
  const audience = EVENT_AUDIENCES.find((one) => one === word);
  return audience && Number(id) <= ID_MAX ? { eventId: Number(id), audience } : undefined;
}

/** Reads an area given as south, west, north, east. */
function areaIn(text: string): Area | undefined {
  const edges = text
    .split(',')
    .map((edge) => (/^-?\d{1,3}(\.\d{1,10})?$/.test(edge.trim()) ? Number(edge) : NaN));
  const [south = NaN, west = NaN, north = NaN, east = NaN] = edges;
  const isArea =
    edges.length === 4 &&
    south <= north &&
    west <= east &&
    Math.abs(south) <= LATITUDE_MAX &&
    Math.abs(north) <= LATITUDE_MAX;
  return isArea && Math.abs(west) <= LONGITUDE_MAX && Math.abs(east) <= LONGITUDE_MAX
    ? { south, west, north, east }
    : undefined;
}
