import type { PlaceSuggestion } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../core/api.js';

const SHORTEST_SEARCH = 2;

/** The places found for a text. */
export interface FoundPlaces {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  /**
   * what to ask the person if no place is clearly meant: which part is unknown, or which place is meant; in
   * the person's language
   */
  question: string | null;
}

export interface Places {
  /** the results for the last answered text */
  found: FoundPlaces;
  /** searches shortly after the last keystroke */
  search: (text: string) => void;
  /**
   * searches at once, unless the result is already known; null when the server cannot be reached, or when a
   * newer search started
   */
  ask: (text: string) => Promise<FoundPlaces | null>;
}

const NOTHING: FoundPlaces = { text: '', suggestions: [], question: null };

/**
 * Searches for an address shortly after the last keystroke: 300 ms in the registrations, 600 in the profile
 * (rule 131). An answer to an older text is dropped; without an answer the person can keep typing, and the
 * form reports later that no address was chosen.
 */
export function usePlaces(debounceMs: number = LIMITS.searchDebounceMs): Places {
  const [found, setFound] = useState<FoundPlaces>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const round = useRef(0);

  const ask = useCallback(async (typed: string): Promise<FoundPlaces | null> => {
    clearTimeout(timer.current);
    round.current += 1;
    const own = round.current;
    const text = typed.trim();
    if (text.length < SHORTEST_SEARCH) return null;
    try {
      const { data, message } = await api.send('POST', '/dropdowns/places', { body: { text } });
      if (own !== round.current) return null;
      const now = { text, suggestions: data, question: message };
      setFound(now);
      return now;
    } catch {
      return null;
    }
  }, []);

  const search = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      round.current += 1;
      setFound(NOTHING);
      timer.current = setTimeout(() => void ask(typed), debounceMs);
    },
    [ask, debounceMs],
  );

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      round.current += 1;
    },
    [],
  );
  return { found, search, ask };
}
