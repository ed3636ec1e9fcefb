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

/** The search of a list, kept while the tab is open. */
export function useKeptSearch(resource: string): ListSearch {
  const [search, setSearch] = useStore(`${resource}.search`, '');
  return useMemo(() => ({ search, setSearch }), [search, setSearch]);
}

/** The search of the surrounding list; a new one starts at the first page. */
export function useListSearch(): ListSearch {
  const { search, setSearch } = useContext(ListSearchContext);
  const { page, setPage } = useListContext();
  const change = (typed: string) => {
    setSearch(typed);
    if (page !== 1) setPage(1);
  };
  return { search, setSearch: change };
}

/** Removes a search from the address, for example of an old bookmark. */
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
