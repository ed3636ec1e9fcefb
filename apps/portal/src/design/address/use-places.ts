import type { PlaceSuggestion } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../core/api.js';

const SHORTEST_SEARCH = 2;

/** What was found for a text. */
export interface FoundPlaces {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  /**
   * what is asked where nothing is clear: which part is not known, or which place is meant; in the person's
   * language
   */
  question: string | null;
}

export interface Places {
  /** what was found for the last text that was answered */
  found: FoundPlaces;
  /** looks a moment after the last letter */
  search: (text: string) => void;
  /**
   * looks at once, unless it is known already; null when the server cannot be asked, or something newer is
   * searched
   */
  ask: (text: string) => Promise<FoundPlaces | null>;
}

const NOTHING: FoundPlaces = { text: '', suggestions: [], question: null };

/**
 * Looks for an address a moment after the last letter: 300 ms in the registrations, 600 in the profile (rule
 * 131). An answer to an older text is dropped; without an answer one may type on, and the form says later
 * that the address was not chosen.
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
