import { useLocale } from '@karov/web';
import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  /** the newest answer; kept while a newer one is loading, so that screens keep their shape */
  data: T | null;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
}

interface Outcome<T> {
  data: T | null;
  error: unknown;
}

/**
 * Loads on the first render, whenever `load` changes (pass a stable function), and when the reader changes
 * the language. An outdated answer is dropped. `news` is the result of another call, shown until the next
 * load.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, news: T | null = null): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>({ data: news, error: null });
  const [isLoading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const locale = useLocale();

  useEffect(() => {
    const gone = new AbortController();
    setLoading(true);
    load(gone.signal)
      .then((data) => !gone.signal.aborted && setOutcome({ data, error: null }))
      .catch((error: unknown) => !gone.signal.aborted && setOutcome((last) => ({ ...last, error })))
      .finally(() => !gone.signal.aborted && setLoading(false));
    return () => gone.abort();
  }, [load, round, locale]);

  useEffect(() => {
    if (news !== null) setOutcome({ data: news, error: null });
  }, [news]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { ...outcome, isLoading, reload };
}
