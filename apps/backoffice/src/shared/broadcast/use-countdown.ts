import { useEffect, useState } from 'react';

const TICK_MS = 250;
const MS = 1000;

/** The remaining seconds of a wait from its first render, as whole numbers; 0 at its end. */
export function useCountdown(seconds: number): number {
  const [endsAt] = useState(() => Date.now() + seconds * MS);
  const [left, setLeft] = useState(seconds);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / MS))), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt, isOver]);
  return left;
}
