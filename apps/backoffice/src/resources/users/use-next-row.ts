import { type KeyboardEvent, useEffect, useRef } from 'react';

const ROW = '[data-vetting]';

/** Returns the first button of the next row, or of the previous row if there is no next one. */
function buttonAfter(list: HTMLElement, row: Element | null): HTMLElement | null {
  const rows = [...list.querySelectorAll(ROW)];
  const at = row === null ? -1 : rows.indexOf(row);
  return (rows[at + 1] ?? rows[at - 1] ?? null)?.querySelector('button') ?? null;
}

/**
 * Moves through rows by keyboard: N focuses the next row while the focus is in the list. An answered row
 * disappears, so the next one gets the focus. Each row has its number in `data-vetting`.
 */
export function useNextRow(isIdle: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const waiting = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    waiting.current?.focus();
    waiting.current = null;
  }, [isIdle]);
  return {
    list,
    /** called when a row was answered; once its dialog has closed, the next row gets the focus */
    after: (rowId: number) => {
      const row = list.current?.querySelector(`[data-vetting="${rowId}"]`) ?? null;
      waiting.current = list.current && buttonAfter(list.current, row);
    },
    onKeyDown: ({ target, code, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (code !== 'KeyN' || ctrlKey || altKey || metaKey || !list.current || !(target instanceof Element))
        return;
      if (target.closest('input, textarea, select, [role="dialog"], [role="combobox"]')) return;
      buttonAfter(list.current, target.closest('tr, [role="row"]')?.querySelector(ROW) ?? null)?.focus();
    },
  };
}
