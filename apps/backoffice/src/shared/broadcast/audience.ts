import { LIMITS } from '@karov/domain';
import type { ListFilters } from '../list-filters.js';

/** The receivers of a broadcast: people one by one, or everybody in a filtered list. */
export interface ChosenAudience {
  user_ids?: number[];
  filters?: Record<string, string>;
  search?: string;
}

/** One of several audiences on a screen. */
export interface AudienceChoice {
  id: string;
  label: string;
  audience: ChosenAudience;
}

/** The most ids in a form; above that a filter is sent. */
const IDS_IN_A_FORM = 500;

export function tickedPeople(ids: ReadonlySet<number>): ChosenAudience {
  return ids.size <= IDS_IN_A_FORM ? { user_ids: [...ids] } : { filters: { user_ids: [...ids].join(',') } };
}

/** Everybody in a list, with its filters and search. */
export function foundPeople(filters: ListFilters, search: string): ChosenAudience {
  const named = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'q' ? [] : [[name, value]],
  );
  return { filters: Object.fromEntries(named), ...(search === '' ? {} : { search }) };
}

/** Whether single people can be deselected among this number of receivers. */
export const isUntickable = (receivers: number): boolean => receivers <= LIMITS.broadcastUntickable;
