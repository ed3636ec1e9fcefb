import { type RefObject, useRef } from 'react';
import { useLetterKeys } from '../../shared/keys/letter-keys.js';

/** All lists with keys of their own; tables have it too. */
const ROWS = '[data-rows]';
const LINES = '[data-lines]';
const LINE = 'li[data-line]';

/** Moves through all lines of the stream by j and k; the first of its lists answers for all of them (rule 152). */
function walk(step: 1 | -1): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>(`${LINES} ${LINE}`)];
  const focused = document.activeElement?.closest<HTMLElement>(LINE) ?? null;
  const at = focused ? lines.indexOf(focused) : -1;
  const next = lines[Math.max(0, Math.min(at + step, lines.length - 1))];
  next?.focus();
  return next !== undefined;
}

/** Makes the lines of a list walkable by letter keys. */
export function useLineKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLetterKeys((key) => {
    // a table that has the focus keeps its keys
    const focused = document.activeElement?.closest(ROWS) ?? null;
    const isElsewhere = focused !== null && !focused.matches(LINES);
    if (isElsewhere || list.current === null || document.querySelector(LINES) !== list.current) return false;
    if (key !== 'j' && key !== 'k') return false;
    return walk(key === 'j' ? 1 : -1);
  });
  return list;
}
