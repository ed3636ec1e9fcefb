import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceSuggestion } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { api } from '../../core/api.js';

const SHORTEST_SEARCH = 2;

export interface Places {
  suggestions: readonly PlaceSuggestion[];
  /** the last search found nothing */
  isUnknown: boolean;
  search: (text: string) => void;
  forget: () => void;
}

const NOTHING = { suggestions: [], isUnknown: false } as const;

/**
 * Looks for an address a moment after the last letter: 300 ms in the registrations, 600 in the profile (part 1 §5). An answer to an older text is dropped; without an answer one may type on,
 * and the form says later that the address was not chosen.
 */
export function usePlaces(debounceMs: number = LIMITS.searchDebounceMs): Places {
  const [found, setFound] = useState<Pick<Places, 'suggestions' | 'isUnknown'>>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const round = useRef(0);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    round.current += 1;
    setFound(NOTHING);
  }, []);

  const search = useCallback((typed: string) => {
    clearTimeout(timer.current);
    round.current += 1;
    const own = round.current;
    const text = typed.trim();
    if (text.length < SHORTEST_SEARCH) return setFound(NOTHING);
    const ask = async () => {
      const { data } = await api.send<PlaceSuggestion[]>('POST', '/dropdowns/places', { text });
      if (own === round.current) setFound({ suggestions: data, isUnknown: data.length === 0 });
    };
    timer.current = setTimeout(() => void ask().catch(() => own === round.current && setFound(NOTHING)), debounceMs);
  }, [debounceMs]);

  useEffect(() => forget, [forget]);
  return { ...found, search, forget };
}
