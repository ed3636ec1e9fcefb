import { createStore } from '@karov/web';
import { type ReactNode, useEffect } from 'react';
import { Alert } from '../design/alert/alert.js';

/** The number of notices on the page saying that its content may be out of date. */
export const staleNotices = createStore(0);

/**
 * Says that one part of the page may be out of date. Meanwhile the general notice about the lost connection
 * is hidden, because it would say the same above the page and push it down.
 */
export function StaleNotice({ children }: { children: ReactNode }) {
  useEffect(() => {
    staleNotices.set(staleNotices.get() + 1);
    return () => staleNotices.set(staleNotices.get() - 1);
  }, []);
  return (
    <Alert tone="waiting" isUrgent>
      {children}
    </Alert>
  );
}
