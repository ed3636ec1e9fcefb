import type { PlaceSuggestion } from '@karov/api-client';
import { addressForDisplay, addressFromWire, LIMITS } from '@karov/domain';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressEnded } from '../../core/press.js';
import { useSettling } from '../../core/settling.js';
import { type FoundPlaces, usePlaces } from './use-places.js';

/**
 * The problem with the typed text: the server's question as worded, or several possible places and none
 * chosen.
 */
export type AddressProblem = { question: string } | 'notFound' | 'chooseOne' | null;

export interface AddressEntry {
  /** the text in the field: the chosen address as people write it, otherwise the typed text */
  shown: string;
  isChosen: boolean;
  suggestions: readonly PlaceSuggestion[];
  isOpen: boolean;
  problem: AddressProblem;
  type: (text: string) => void;
  choose: (place: PlaceSuggestion) => void;
  /** applies the one clearly meant place, if there is one */
  takeClear: () => boolean;
  open: () => void;
  close: () => void;
  leave: () => void;
}

/**
 * The typed text in the form in which it is kept until a place is chosen: commas between numbers ("הרצל, 10,
 * 3") must not be read as a position.
 */
function asTyped(text: string): string {
  return addressFromWire(text) ? text.replaceAll(',', ' ') : text;
}

function problemOf(
  { suggestions, question, text }: FoundPlaces,
  typed: string,
  hasLeft: boolean,
): AddressProblem {
  if (text === '' || text !== typed.trim()) return null;
  if (suggestions.length > 0 && !hasLeft) return null;
  if (question !== null) return { question };
  return suggestions.length === 0 ? 'notFound' : 'chooseOne';
}

/**
 * The state of an address that is typed and then chosen. When the field is left, the one clearly meant place
 * is applied (rule 104); otherwise the list closes 800 ms later, so that a slow press on it still counts
 * (rule 131), and reopens when the field gets the focus back.
 */
export function useAddress(
  value: string,
  onChange: (value: string) => void,
  debounceMs?: number,
): AddressEntry {
  const { found, search, ask } = usePlaces(debounceMs);
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const isChosen = addressFromWire(value) !== null;
  const shown = isChosen ? addressForDisplay(value) : asTyped(typed) === value ? typed : value;
  const suggestions = isChosen || found.text !== shown.trim() ? [] : found.suggestions;

  // A search may finish after the form has changed: its result goes into the form's current values.
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const choose = ({ raw }: PlaceSuggestion) => {
    setWanted(false);
    tell.current(raw);
  };
  const takeClear = (places: readonly PlaceSuggestion[] = suggestions) => {
    const clear = places.find((place) => place.is_clear);
    if (clear) choose(clear);
    return clear !== undefined;
  };
  const open = () => {
    clearTimeout(leaving.current);
    setLeft(false);
    if (isChosen) return;
    setWanted(true);
    if (found.text !== shown.trim()) void ask(shown);
  };
  const judging = useRef<Promise<void> | null>(null);
  const judgeNow = async (): Promise<void> => {
    const now = found.text === shown.trim() ? found : await ask(shown);
    await pressEnded();
    if (!now) return;
    // Rendered at once, because the next field and the form read the rendered value.
    flushSync(() => {
      setLeft(true);
      takeClear(now.suggestions);
    });
  };
  /** Applies the one clearly meant place, or reports the problem; the field and its form share one search. */
  const judge = (): Promise<void> => (judging.current ??= judgeNow().finally(() => (judging.current = null)));
  useSettling(() =>
    isChosen || shown.trim() === '' || (hasLeft && found.text === shown.trim()) ? null : judge(),
  );
  const leave = () => {
    if (isChosen) return;
    void judge();
    leaving.current = setTimeout(() => setWanted(false), LIMITS.suggestionsClearMs);
  };
  const type = (text: string) => {
    judging.current = null;
    setTyped(text);
    setLeft(false);
    setWanted(true);
    onChange(asTyped(text));
    search(text);
  };

  return {
    shown,
    isChosen,
    suggestions,
    isOpen: isWanted && suggestions.length > 0,
    problem: isChosen ? null : problemOf(found, shown, hasLeft),
    type,
    choose,
    takeClear,
    open,
    close: () => setWanted(false),
    leave,
  };
}
