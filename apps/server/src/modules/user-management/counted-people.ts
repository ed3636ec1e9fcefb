import type { PeopleFigure } from '@karov/domain';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { COUNTED_STATE } from '../users/index.js';
import type { PeopleFilters } from './people-filters.js';

/** Adds a value to a statement and returns its place. */
type Place = (value: unknown) => string;

/**
 * The condition on people `u` for a dashboard counter (rule 69), requested by the filter `figure` with
 * `from_date` and `to_date`; null without that filter.
 * @throws ValidationFailure for a counter of days without them. A counter has each person in one district,
 * while a list finds them in two, so the list behind it is narrower than the reach.
 */
export function countedPeople(
  filters: PeopleFilters,
  states: readonly string[] | null,
  place: Place,
): string | null {
  const { figure } = filters;
  if (figure === undefined) return null;
  const within = states === null ? 'true' : `${COUNTED_STATE} = ANY(${place(states)}::text[])`;
  return `${within} AND ${figure === 'active_volunteers' ? ACTIVE : registered(figure, filters, place)}`;
}

const ACTIVE = `EXISTS (SELECT FROM volunteer_candidates c WHERE c.user_id = u.id AND c.is_active AND NOT c.is_frozen AND NOT c.is_blocked AND c.is_validated)`;

function registered(
  figure: Exclude<PeopleFigure, 'active_volunteers'>,
  { from_date: from, to_date: to }: PeopleFilters,
  place: Place,
): string {
  if (from === undefined || to === undefined)
    throw new ValidationFailure([
      { path: `filters.${from === undefined ? 'from_date' : 'to_date'}`, key: 'required', params: {} },
    ]);
  const between = (moment: string): string =>
    `${moment} >= ${place(from)}::date::timestamp AT TIME ZONE 'Asia/Jerusalem' AND ${moment} < (${place(to)}::date + 1)::timestamp AT TIME ZONE 'Asia/Jerusalem'`;
  if (figure === 'volunteers')
    return `EXISTS (SELECT FROM volunteer_information v WHERE v.user_id = u.id AND ${between('v.signed_at')})`;
  return `${between('u.created_at')} AND EXISTS (SELECT FROM user_roles r WHERE r.user_id = u.id AND r.role = 'user')`;
}
