import { useEffect } from 'react';
import { refreshSession } from '../shared/refresh-session.js';

/**
 * Reloads the signed-in person when the portal opens and whenever it becomes visible again, so that somebody
 * whose account was frozen, deactivated or validated meanwhile is redirected to the right page (rule 114). A
 * network failure changes nothing.
 */
export function useFreshSession(): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') refreshSession().catch(() => null);
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
