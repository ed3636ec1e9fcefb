import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Brings a field to its final value; returns null if the field already has one. */
type Settle = () => Promise<void> | null;

const fields = new Set<Settle>();

/** Registers a field's pending lookup, so that its form waits for it before validating. */
export function useSettling(settle: Settle): void {
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    const own = () => settleNow();
    fields.add(own);
    return () => void fields.delete(own);
  }, []);
}

/** Settles every field; returns null if every field already has its final value. */
function settleAll(): Promise<void> | null {
  const settling = [...fields].flatMap((settle) => settle() ?? []);
  return settling.length === 0 ? null : Promise.all(settling).then(() => undefined);
}

/**
 * Runs an action of a form with the final values of its fields. `isSettling` is true while a field is still
 * looking something up.
 */
export function useSettled<A extends unknown[]>(
  act: (...args: A) => void,
): { isSettling: boolean; run: (...args: A) => void } {
  const [isSettling, setSettling] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const run = (...args: A) => {
    if (isSettling) return;
    const settling = settleAll();
    if (!settling) return act(...args);
    setSettling(true);
    void settling.then(() => {
      setSettling(false);
      latest.current(...args);
    });
  };
  return { isSettling, run };
}
