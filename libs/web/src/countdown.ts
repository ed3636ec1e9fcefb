import { useEffect, useState } from 'react';

/**
 * Returns the remaining seconds of a wait; a new `startedAt` restarts it. After a suspension the tab catches
 * up at once.
 */
export function useCountdown(seconds: number, startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  const left = Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
  const isOver = left === 0;

  useEffect(() => setNow(Date.now()), [startedAt]);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, startedAt]);
  return left;
}
