import { useEffect, useState } from 'react';

/** Returns a value once it has been stable for the given number of milliseconds. */
export function useDebounced(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
