import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** What identifies an answer that is kept: what was read, and about whom. */
type ReadKey = readonly unknown[];

type Kept<Answer, Shown> = Pick<
  UseQueryOptions<Answer, Error, Shown>,
  | 'enabled'
  | 'gcTime'
  | 'meta'
  | 'networkMode'
  | 'refetchInterval'
  | 'refetchIntervalInBackground'
  | 'refetchOnWindowFocus'
  | 'retry'
  | 'select'
  | 'staleTime'
  | 'structuralSharing'
>;

/** A call that reads, with the key under which its answer is kept. */
export interface Reading<Answer, Shown = Answer> extends Kept<Answer, Shown> {
  key: ReadKey;
  /** null while there is nothing to read */
  read: ((signal: AbortSignal) => Promise<Answer>) | null;
  /** shows the answer to the last key until that to the new one is there, so that the page keeps its shape */
  keepsLast?: boolean;
}

/** What a reading has brought so far. */
export type Read<Shown> = UseQueryResult<Shown>;

/**
 * Reads from the API while the component is shown. What several components read under one key is read once;
 * what belongs to no resource of react-admin's is read this way.
 */
export function useRead<Answer, Shown = Answer>({
  key,
  read,
  keepsLast = false,
  ...options
}: Reading<Answer, Shown>): Read<Shown> {
  return useQuery<Answer, Error, Shown>({
    ...options,
    queryKey: key,
    queryFn: read === null ? skipToken : ({ signal }) => read(signal),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}

interface ReadingPages<Page> {
  key: ReadKey;
  /** `from` is where the last page said that the next begins; undefined for the first */
  read: (signal: AbortSignal, from: string | undefined) => Promise<Page>;
  /** returns where the page after this one begins; null after the last */
  nextOf: (page: Page) => string | null;
}

/** Like {@link useRead}, for what comes page by page, each beginning where the last one ended. */
export function useReadPages<Page>({ key, read, nextOf }: ReadingPages<Page>) {
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => read(signal, pageParam),
    getNextPageParam: (page) => nextOf(page) ?? undefined,
  });
}

/** The answers that are kept. */
export interface Reads {
  /** reads everything under a key again, or everything there is, as far as it is shown */
  again: (key?: ReadKey) => Promise<void>;
  /** reads once, or takes the answer that is kept and fresh */
  once: <Answer>(reading: Once<Answer>) => Promise<Answer>;
  /** the answer kept under a key, if there is one */
  last: <Answer>(key: ReadKey) => Answer | undefined;
  /** replaces the answer kept under a key, if there is one, by what follows from it */
  change: <Answer>(key: ReadKey, follow: (last: Answer) => Answer) => void;
  /** when the newest of all answers came, in milliseconds; 0 if none has come */
  newestAt: () => number;
}

interface Once<Answer> extends Pick<Reading<Answer>, 'key'> {
  read: (signal: AbortSignal) => Promise<Answer>;
  gcTime?: number;
  retry?: boolean;
  staleTime?: number;
}

const ofClients = new WeakMap<QueryClient, Reads>();

/** The answers that are kept, to be read again after an act; the same object for all components. */
export function useReads(): Reads {
  const queries = useQueryClient();
  const reads = ofClients.get(queries) ?? readsOf(queries);
  ofClients.set(queries, reads);
  return reads;
}

function readsOf(queries: QueryClient): Reads {
  return {
    again: (key) => queries.invalidateQueries(key && { queryKey: key }),
    once: ({ key, read, ...options }) =>
      queries.fetchQuery({ ...options, queryKey: key, queryFn: ({ signal }) => read(signal) }),
    last: (key) => queries.getQueryData(key),
    change: <Answer>(key: ReadKey, follow: (last: Answer) => Answer) => {
      queries.setQueryData<Answer>(key, (last) => (last === undefined ? undefined : follow(last)));
    },
    newestAt: () =>
      Math.max(
        0,
        ...queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.dataUpdatedAt),
      ),
  };
}

/** Calls back with each failure of a call that reads, and with `ofActs` of one that acts. */
export function useFailures(onFailure: (error: unknown) => void, { ofActs }: { ofActs: boolean }): void {
  const queries = useQueryClient();
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    const endings = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (ofActs && event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
      }),
    ];
    return () => endings.forEach((end) => end());
  }, [queries, ofActs]);
}
