import type { SavedView } from '@karov/api-client';
import { VIEWED_LISTS, type ViewedList } from '@karov/domain';
import { useContext } from 'react';
import { useListContext, useResourceContext, useStore } from 'react-admin';
import { api } from '../shared/api.js';
import { filtersOf } from '../shared/list-filters.js';
import { useListSearch } from '../shared/list-search.js';
import { ListColumnsContext } from './list-columns.js';
import { useRead, useReads } from './reads.js';

/** What a list shows and how, without its name. */
export interface ViewState extends Pick<SavedView, 'filters' | 'order_by' | 'order' | 'columns'> {
  per_page: number;
}

/** The list around a component as one whose views are saved; null for other lists. */
export function useViewedList(): ViewedList | null {
  const resource = useResourceContext();
  return VIEWED_LISTS.find((list) => list === resource) ?? null;
}

const keyOf = (list: ViewedList) => ['saved-views', list] as const;

/** The saved views of a list: the person's own, then those that others share (rule 240). */
export function useSavedViews(list: ViewedList): readonly SavedView[] {
  const { data = [] } = useRead({
    key: keyOf(list),
    read: (signal) => api.get('/staff/views', { params: { query: { list } }, signal }),
  });
  return data;
}

/** Returns what reads the views of a list again, after one was saved. */
export function useViewsAgain(list: ViewedList): () => Promise<void> {
  const reads = useReads();
  return () => reads.again(keyOf(list));
}

const NONE: string[] = [];
const NO_RANKS: number[] = [];

/** What the list shows now, and what makes it show a view. */
export function useViewState(): { now: ViewState; isSearched: boolean; show: (view: SavedView) => void } {
  const list = useListContext();
  const resource = useResourceContext() ?? '';
  const { search, setSearch } = useListSearch();
  const columns = useContext(ListColumnsContext);
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, NONE);
  const [ranks, setRanks] = useStore<number[]>(`${resource}.datatable_columnRanks`, NO_RANKS);
  const ordered = [...ranks.flatMap((at) => columns[at] ?? []), ...columns.slice(ranks.length)];
  const shown = ordered.filter((source) => !hidden.includes(source));
  return {
    now: {
      filters: definedFilters(list.filterValues),
      order_by: list.sort.field,
      order: list.sort.order === 'ASC' ? 'asc' : 'desc',
      columns: hidden.length === 0 && shown.join() === columns.join() ? [] : shown,
      per_page: list.perPage,
    },
    isSearched: search !== '',
    show: (view) => {
      const left = view.columns.length === 0 ? [] : columns.filter((one) => !view.columns.includes(one));
      const known = view.columns.filter((one) => columns.includes(one));
      setHidden(left);
      setRanks([...known, ...left].map((one) => columns.indexOf(one)));
      setSearch('');
      if (view.per_page !== null) list.setPerPage(view.per_page);
      if (view.order_by !== null)
        list.setSort({ field: view.order_by, order: view.order === 'asc' ? 'ASC' : 'DESC' });
      list.setFilters(view.filters, {});
    },
  };
}

const definedFilters = (values: unknown): SavedView['filters'] => {
  const { q: _search, ...filters } = filtersOf(values);
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** Whether a list shows just what a view says. */
export function isShown(view: SavedView, now: ViewState): boolean {
  const same = (one: object, other: object) =>
    JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
  return (
    same(view.filters, now.filters) &&
    (view.order_by === null || (view.order_by === now.order_by && view.order === now.order)) &&
    (view.per_page === null || view.per_page === now.per_page) &&
    view.columns.join() === now.columns.join()
  );
}
