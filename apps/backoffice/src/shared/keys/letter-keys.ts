import { useEffect, useRef } from 'react';
import { remembered, useRemembered } from '../remembered.js';

/** Whether single keys do something on this device; they do until somebody switches them off (WCAG 2.1.4). */
export const letterKeys = remembered('letter-keys', ['on', 'off']);

/** Where a key is meant for what has the focus: what is typed into, and everything that lies over the page. */
const KEPT_FOR_ITSELF =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether a key belongs to the field or dialog that has the focus. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(KEPT_FOR_ITSELF) !== null;
}

/** What was pressed, by its place on the keyboard: with a Hebrew layout on it stands for the same key. */
export type LetterKey = 'a' | 'j' | 'k' | 'x' | '/' | '?';
const PLACES: ReadonlyMap<string, LetterKey> = new Map([
  ['KeyA', 'a'],
  ['KeyJ', 'j'],
  ['KeyK', 'k'],
  ['KeyX', 'x'],
]);

function pressed({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): LetterKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?';
  if (key === '/' || code === 'Slash') return '/';
  return PLACES.get(code) ?? null;
}

/** Follows single keys on the whole page; answering true says that the key was for us. Silent in fields, menus and dialogs, and where they are switched off (rule 152). */
export function useLetterKeys(onKey: (key: LetterKey, event: KeyboardEvent) => boolean): void {
  const isOn = useRemembered(letterKeys) === 'on';
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
