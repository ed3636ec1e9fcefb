import { createStore } from '@karov/web';
import { type ReactNode, useEffect } from 'react';
import { Alert } from '../design/alert/alert.js';

/** The number of notices on the page that say themselves that what is shown may be old. */
export const staleNotices = createStore(0);

/**
 * Says of one thing on the page that it may be old. Meanwhile the general notice about the lost connection,
 * which would say the same above the page and push it down, is not shown.
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
