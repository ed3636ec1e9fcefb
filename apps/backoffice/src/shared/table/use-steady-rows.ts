import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { freshRows, type SteadyRow, type SteadyRows, steadyRows } from './steady-rows.js';

/** Handlers for the body of a table, which report whether the pointer or the focus is in it. */
interface Holding {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps rows in their places while the pointer or the focus is among them, so that the next press hits its
 * target (rule 153). Afterwards the list is shown as it is by then.
 */
export function useSteadyRows<Row extends { id: number | string }>(
  fresh: readonly Row[],
): SteadyRows<Row> & { holding: Holding } {
  const [held, setHeld] = useState<readonly SteadyRow<Row>[] | null>(null);
  const reasons = useRef({ isPointed: false, isWorkedIn: false });
  const note = (change: Partial<typeof reasons.current>) => {
    Object.assign(reasons.current, change);
    const { isPointed, isWorkedIn } = reasons.current;
    setHeld((before) => (isPointed || isWorkedIn ? (before ?? freshRows(fresh).rows) : null));
  };
  return {
    ...(held === null ? freshRows(fresh) : steadyRows(held, fresh)),
    holding: {
      onPointerEnter: ({ pointerType }) => note({ isPointed: pointerType === 'mouse' }),
      onPointerLeave: () => note({ isPointed: false }),
      onFocus: () => note({ isWorkedIn: true }),
      onBlur: ({ currentTarget, relatedTarget }) =>
        note({ isWorkedIn: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) }),
    },
  };
}
