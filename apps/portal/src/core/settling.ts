import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Brings a field to its final value; null where it has one. */
type Settle = () => Promise<void> | null;

const fields = new Set<Settle>();

/** Names what a field still looks up, so that its form waits for it before it is checked. */
export function useSettling(settle: Settle): void {
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    const own = () => settleNow();
    fields.add(own);
    return () => void fields.delete(own);
  }, []);
}

/** Null where every field has its final value. */
function settleAll(): Promise<void> | null {
  const settling = [...fields].flatMap((settle) => settle() ?? []);
  return settling.length === 0 ? null : Promise.all(settling).then(() => undefined);
}

/**
 * Runs an action of a form with the values that its fields come to. `isSettling` is true while a field still
 * looks something up.
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
