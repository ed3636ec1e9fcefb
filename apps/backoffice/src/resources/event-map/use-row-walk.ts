import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLetterKeys } from '../../shared/keys/letter-keys.js';

const PANE = '[data-pane]';

/** Whether letter keys apply to this pane: to the one with the focus, otherwise to the first on the page. */
function isMeant(pane: HTMLElement): boolean {
  const focused = document.activeElement?.closest(PANE);
  return (focused ?? document.querySelector(PANE)) === pane;
}

/** Returns the index of the row that holds an element. */
export const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
};

interface RowWalkParts<Row> {
  rows: readonly Row[];
  pane: RefObject<HTMLElement | null>;
  virtual: Pick<Virtualizer<HTMLElement, Element>, 'scrollToIndex'>;
  /** the row that has the focus, or had it last */
  at: number | null;
  setAt: (at: number | null) => void;
  /** called for the row with the focus when x is pressed */
  onMark: (row: Row) => void;
  /** called when a key leads beyond the first or the last row */
  onBeyond?: (step: 1 | -1) => void;
}

/**
 * Moves through a list of which only the visible rows exist: j and k walk, x marks (rule 152). When the row with
 * the focus leaves the list, the next one gets the focus.
 */
export function useRowWalk<Row>({
  rows,
  pane,
  virtual,
  at,
  setAt,
  onMark,
  onBeyond,
}: RowWalkParts<Row>): void {
  const [wanted, setWanted] = useState<number | null>(null);
  const focusRow = (index: number) => {
    virtual.scrollToIndex(index);
    setAt(index);
    setWanted(index);
  };

  useEffect(() => {
    if (wanted === null) return;
    pane.current?.querySelector<HTMLElement>(`[data-index="${wanted}"]`)?.focus({ preventScroll: true });
    setWanted(null);
  }, [wanted, pane]);

  useLetterKeys((key) => {
    if (!pane.current || !isMeant(pane.current)) return false;
    const focused = indexOf(document.activeElement);
    if (key === 'x') {
      const row = focused === null ? undefined : rows[focused];
      if (row !== undefined) onMark(row);
      return row !== undefined;
    }
    if (key !== 'j' && key !== 'k') return false;
    const step = key === 'j' ? 1 : -1;
    const next = focused === null ? 0 : focused + step;
    if (next >= 0 && next < rows.length) focusRow(next);
    else onBeyond?.(step);
    return true;
  });

  const isLost = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      isLost.current =
        event.target instanceof Node &&
        pane.current?.contains(event.target) === true &&
        indexOf(event.target) !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [pane]);
  useEffect(() => {
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
    if (!isLost.current || !hasNoFocus || at === null || rows.length === 0) return;
    setWanted(Math.min(at, rows.length - 1));
  }, [rows, at]);
}
