import type { ListParams, ListPath, Paged, RowOf } from '@karov/api-client';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@karov/domain';
import { useCallback, useMemo } from 'react';
import { api } from './api.js';
import { useSearchParams } from './router.js';
import { useLoad } from './use-load.js';

export interface ListView<T> {
  rows: readonly T[] | null;
  total: number;
  /** how many people wait nearby, if the list itself is not shown (rule 82) */
  waitingNear: number | null;
  /** how many people the reader has helped this month, if the list includes it (rule 168) */
  helpedThisMonth: number;
  params: ListParams;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
  /** changes the address; every change except a change of the page number returns to the first page */
  change: (part: ListChange) => void;
}

type ListChange = Partial<Pick<ListParams, 'page' | 'perPage' | 'search' | 'order' | 'orderBy'>> & {
  filters?: Readonly<Record<string, string>>;
};

function wholeNumber(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** Reads the list's state from the address; invalid values are replaced by the defaults (rule 135). */
export function listParamsFrom(search: URLSearchParams, filterNames: readonly string[]): ListParams {
  const perPage = wholeNumber(search.get('perPage'), DEFAULT_PAGE_SIZE);
  return {
    page: wholeNumber(search.get('page'), 1),
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? DEFAULT_PAGE_SIZE,
    search: search.get('search') ?? '',
    order: search.get('order') === 'asc' ? 'asc' : 'desc',
    orderBy: search.get('orderBy') ?? undefined,
    filters: Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])),
  };
}

function searchWith(last: URLSearchParams, { filters = {}, ...part }: ListChange): URLSearchParams {
  const next = new URLSearchParams(last);
  if (part.page === undefined) next.delete('page');
  for (const [name, value] of Object.entries({ ...part, ...filters })) {
    if (value === '' || value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const NO_FILTERS: Readonly<Record<string, string>> = {};

/**
 * A paged list with its state in the address, so that back and reload keep it. Pass a stable array as
 * `filterNames`, and a stable object of permanent filters as `fixed`.
 */
export function useList<P extends ListPath>(
  path: P,
  filterNames: readonly string[],
  fixed = NO_FILTERS,
): ListView<RowOf<P>> {
  const [search, setSearch] = useSearchParams();
  const params = useMemo(() => listParamsFrom(search, filterNames), [search, filterNames]);
  const load = useCallback(
    (signal: AbortSignal): Promise<Paged<RowOf<P>>> =>
      api.list(path, { ...params, filters: { ...params.filters, ...fixed } }, signal),
    [path, params, fixed],
  );
  const { data, error, isLoading, reload } = useLoad(load);
  const change = useCallback((part: ListChange) => setSearch((last) => searchWith(last, part)), [setSearch]);
  return {
    rows: data?.data ?? null,
    total: data?.meta.total ?? 0,
    waitingNear: data?.meta.waiting_near ?? null,
    helpedThisMonth: data?.meta.helped_this_month ?? 0,
    params,
    error,
    isLoading,
    reload,
    change,
  };
}
