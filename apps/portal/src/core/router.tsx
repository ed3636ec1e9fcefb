import { isRecord } from '@karov/domain';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { navigate as move } from 'wouter/use-browser-location';

/** A location with what wouter lacks: parts that change together, numbered history, and exact decoding. */
interface Place {
  pathname: string;
  search: string;
}

interface Move {
  /** replaces the current page in the history */
  replace?: boolean;
}

const MOVES = ['popstate', 'pushState', 'replaceState'];

const placeNow = (): Place => ({ pathname: location.pathname, search: location.search });

const PlaceContext = createContext<Place>({ pathname: '/', search: '' });

/**
 * Provides the current location to the portal. It changes only when the browser reports a move, because
 * `moves.ts` withholds some moves; a new page renders as a transition, in small pieces.
 */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(placeNow);
  useLayoutEffect(() => {
    const follow = () =>
      startTransition(() =>
        setPlace((last) => {
          const next = placeNow();
          return last.pathname === next.pathname && last.search === next.search ? last : next;
        }),
      );
    for (const name of MOVES) addEventListener(name, follow);
    return () => {
      for (const name of MOVES) removeEventListener(name, follow);
    };
  }, []);
  // Numbers the first page of a visit too.
  useEffect(() => {
    if (pageNumber() === null) history.replaceState({ idx: 0 }, '');
  }, []);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The path and the query of the current page, as in the address. */
export const useLocation = (): Place => useContext(PlaceContext);

/** The number of the current page in the history; null for a jump within a page. */
export function pageNumber(): number | null {
  const state: unknown = history.state;
  return isRecord(state) && typeof state['idx'] === 'number' ? state['idx'] : null;
}

/** Opens a path of the portal. */
export function navigate(path: string, { replace = false }: Move = {}): void {
  const number = pageNumber() ?? 0;
  move(path, { replace, state: { idx: replace ? number : number + 1 } });
}

/** Redirects to another page at once; the redirecting page does not stay in the history. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

function setSearch(change: (last: URLSearchParams) => URLSearchParams, options?: Move): void {
  const query = change(new URLSearchParams(location.search)).toString();
  navigate(query === '' ? location.pathname : `${location.pathname}?${query}`, options);
}

/** The query of the current page, and a function to change it. wouter's own decodes escapes twice. */
export function useSearchParams(): readonly [URLSearchParams, typeof setSearch] {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, setSearch];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

/** A path to compare with the portal's routes: without redundant escapes or trailing slashes. */
export function plainPath(pathname: string): string {
  return pathname.split('/').map(decoded).join('/').replace(/\/+$/, '') || '/';
}
