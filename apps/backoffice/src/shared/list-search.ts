import { createContext, useContext, useEffect, useMemo } from 'react';
import { useListContext, useStore } from 'react-admin';
import { filtersOf } from './list-filters.js';

/**
 * The search text of a list. It may be a name or a telephone number, so it stays in this tab's memory and
 * never in the address.
 */
export interface ListSearch {
  search: string;
  setSearch: (search: string) => void;
}

const NO_SEARCH: ListSearch = { search: '', setSearch: () => undefined };
export const ListSearchContext = createContext(NO_SEARCH);

/** Returns the search of a list, which is kept while the tab is open. */
export function useKeptSearch(resource: string): ListSearch {
  const [search, setSearch] = useStore(`${resource}.search`, '');
  return useMemo(() => ({ search, setSearch }), [search, setSearch]);
}

/** Returns the search of the list around this component; a new search starts at the first page. */
export function useListSearch(): ListSearch {
  const { search, setSearch } = useContext(ListSearchContext);
  const { page, setPage } = useListContext();
  const change = (typed: string) => {
    setSearch(typed);
    if (page !== 1) setPage(1);
  };
  return { search, setSearch: change };
}

/** Removes a search from the address, for example when an old bookmark was opened. */
export function useNoSearchInAddress(): void {
  const { setSearch } = useContext(ListSearchContext);
  const list = useListContext();
  const filterValues: unknown = list.filterValues;
  const { setFilters } = list;
  useEffect(() => {
    const { q, ...others } = filtersOf(filterValues);
    if (q === undefined) return;
    setSearch(q);
    setFilters(others);
  }, [filterValues, setFilters, setSearch]);
}
