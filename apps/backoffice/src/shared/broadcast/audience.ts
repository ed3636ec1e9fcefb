import { LIMITS } from '@karov/domain';
import type { ListFilters } from '../list-filters.js';

/** The recipients of a broadcast: individual people, or everybody in a filtered list. */
export interface ChosenAudience {
  user_ids?: number[];
  filters?: Record<string, string>;
  search?: string;
}

/** One of several audiences that a screen offers. */
export interface AudienceChoice {
  id: string;
  label: string;
  audience: ChosenAudience;
}

/** The maximum number of ids in a form; for more people, a filter is sent. */
const IDS_IN_A_FORM = 500;

export function tickedPeople(ids: ReadonlySet<number>): ChosenAudience {
  return ids.size <= IDS_IN_A_FORM ? { user_ids: [...ids] } : { filters: { user_ids: [...ids].join(',') } };
}

/** Returns everybody in a list as an audience, by the list's filters and search. */
export function foundPeople(filters: ListFilters, search: string): ChosenAudience {
  const named = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'q' ? [] : [[name, value]],
  );
  return { filters: Object.fromEntries(named), ...(search === '' ? {} : { search }) };
}

/** Whether the recipients are few enough for individuals to be deselected. */
export const isUntickable = (receivers: number): boolean => receivers <= LIMITS.broadcastUntickable;
