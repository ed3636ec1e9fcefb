import { useEffect, useState } from 'react';

/** A value after it has been stable for the given milliseconds. */
export function useDebounced(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
