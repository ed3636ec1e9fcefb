import { useListContext } from 'react-admin';
import { filtersOf, type ListFilters } from '../shared/list-filters.js';

/** The filters of the list around a component, and what removes some of them. */
export function useFilters(): { values: ListFilters; remove: (...names: readonly string[]) => void } {
  const list = useListContext();
  const values = filtersOf(list.filterValues);
  const remove = (...names: readonly string[]) =>
    list.setFilters(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))));
  return { values, remove };
}
