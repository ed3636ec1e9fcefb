import { useStore } from '@karov/web';
import { useEffect, useRef } from 'react';
import { remembered } from '../remembered.js';

/** Whether letter keys work on this device; on by default (WCAG 2.1.4). */
export const letterKeys = remembered('letter-keys', ['on', 'off']);

/** Elements that use keys themselves: text fields, and everything that opens over the page. */
const KEPT_FOR_ITSELF =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether the focused field or dialog uses the key itself. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(KEPT_FOR_ITSELF) !== null;
}

/** A key by its position on the keyboard, so that it also works with a Hebrew layout. */
export type LetterKey = 'a' | 'j' | 'k' | 'n' | 'x' | '/' | '?';
const PLACES: ReadonlyMap<string, LetterKey> = new Map([
  ['KeyA', 'a'],
  ['KeyJ', 'j'],
  ['KeyK', 'k'],
  ['KeyN', 'n'],
  ['KeyX', 'x'],
]);

function pressed({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): LetterKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?';
  if (key === '/' || code === 'Slash') return '/';
  return PLACES.get(code) ?? null;
}

/**
 * Listens for letter keys on the whole page; a handler returns true if it used the key. Does nothing in
 * fields, menus and dialogs, and when letter keys are switched off (rule 152).
 */
export function useLetterKeys(onKey: (key: LetterKey, event: KeyboardEvent) => boolean): void {
  const isOn = useStore(letterKeys) === 'on';
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return;
    const follow = (event: KeyboardEvent): void => {
      const key = event.defaultPrevented || isTaken(event.target) ? null : pressed(event);
      if (key !== null && latest.current(key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isOn]);
}
