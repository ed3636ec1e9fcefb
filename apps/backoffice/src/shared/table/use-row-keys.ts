import { type RefObject, useEffect, useRef } from 'react';
import { useLetterKeys } from '../keys/letter-keys.js';

const TABLE = '[data-rows]';
const ROW = 'tr[data-row]:not([inert])';

/** Whether letter keys apply to this table: to the focused one, otherwise to the first on the page. */
function isMeant(table: HTMLElement): boolean {
  const focused = document.activeElement?.closest(TABLE);
  return focused ? focused === table : document.querySelector(TABLE) === table;
}

function rowsOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(ROW)];
}

/** Moves between rows by j and k, and selects the focused row by x (rule 152). */
function press(table: HTMLElement, key: string): boolean {
  const rows = rowsOf(table);
  const focused = document.activeElement?.closest<HTMLElement>(ROW) ?? null;
  const at = focused ? rows.indexOf(focused) : -1;
  if (key === 'x') {
    const box = focused?.querySelector<HTMLInputElement>('input[type="checkbox"]');
    box?.click();
    return Boolean(box);
  }
  const next = key === 'j' ? rows[Math.min(at + 1, rows.length - 1)] : rows[Math.max(at - 1, 0)];
  next?.focus();
  return next !== undefined;
}

/** Whether nothing has the focus, or only a row that can no longer be used. */
function isFocusLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('tr[inert]') !== null;
}

/**
 * Moves through the rows of a table by keyboard. When the focused row disappears, the next row gets the
 * focus, so that nobody has to start over after each action.
 */
export function useRowKeys(rows: readonly unknown[]): RefObject<HTMLTableSectionElement | null> {
  const table = useRef<HTMLTableSectionElement>(null);
  const last = useRef<number | null>(null);
  useLetterKeys(
    (key) =>
      (key === 'j' || key === 'k' || key === 'x') &&
      table.current !== null &&
      isMeant(table.current) &&
      press(table.current, key),
  );

  useEffect(() => {
    const body = table.current;
    const note = (event: FocusEvent): void => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>(ROW) : null;
      last.current = row && body ? rowsOf(body).indexOf(row) : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (last.current === null || !table.current || !isFocusLost(document.activeElement)) return;
    const shown = rowsOf(table.current);
    shown[Math.min(last.current, shown.length - 1)]?.focus();
  }, [rows]);
  return table;
}
