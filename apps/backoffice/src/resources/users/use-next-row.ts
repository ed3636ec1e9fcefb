import { useEffect, useRef } from 'react';
import { useLetterKeys } from '../../shared/keys/letter-keys.js';

const ROW = '[data-vetting]';

/** Returns the first button of the next row, or of the previous row if there is no next one. */
function buttonAfter(list: HTMLElement, row: Element | null): HTMLElement | null {
  const rows = [...list.querySelectorAll(ROW)];
  const at = row === null ? -1 : rows.indexOf(row);
  return (rows[at + 1] ?? rows[at - 1] ?? null)?.querySelector('button') ?? null;
}

/**
 * Moves through what waits by keyboard: n leads to the act of the next row (rule 152). An answered row disappears, so
 * the next one gets the focus. Each row has its number in `data-vetting`.
 */
export function useNextRow(isIdle: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const waiting = useRef<HTMLElement | null>(null);
  useLetterKeys((key) => {
    if (key !== 'n' || !list.current) return false;
    const row = document.activeElement?.closest('[role="row"]')?.querySelector(ROW) ?? null;
    const button = buttonAfter(list.current, row);
    button?.focus();
    return button !== null;
  });
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
  };
}
