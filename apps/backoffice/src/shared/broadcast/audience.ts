import { LIMITS } from '@karov/domain';
import type { ListFilters } from '../list-filters.js';

/** Who is to be written to: people one by one, or all whom the list of people finds. */
export interface ChosenAudience {
  user_ids?: number[];
  filters?: Record<string, string>;
  search?: string;
}

/** Somebody of several audiences that a screen offers. */
export interface AudienceChoice {
  id: string;
  label: string;
  audience: ChosenAudience;
}

/** So many numbers a form holds; more go as a filter. */
const IDS_IN_A_FORM = 500;

/** The people who were ticked. */
export function tickedPeople(ids: ReadonlySet<number>): ChosenAudience {
  return ids.size <= IDS_IN_A_FORM ? { user_ids: [...ids] } : { filters: { user_ids: [...ids].join(',') } };
}

/** All whom a list finds as it is filtered and searched. */
export function foundPeople(filters: ListFilters, search: string): ChosenAudience {
  const named = Object.entries(filters).flatMap(([name, value]): [string, string][] => (value === undefined || name === 'q' ? [] : [[name, value]]));
  return { filters: Object.fromEntries(named), ...(search === '' ? {} : { search }) };
}

/** Whether of so many receivers single ones can be taken out. */
export const isUntickable = (receivers: number): boolean => receivers <= LIMITS.broadcastUntickable;
