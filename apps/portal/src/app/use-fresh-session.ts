import { useEffect } from 'react';
import { refreshSession } from '../shared/refresh-session.js';

/**
 * Reads who is signed in anew when the portal opens and whenever it is looked at again: an account that was
 * frozen, deactivated or validated meanwhile is led where it belongs (rule 114). A network that is gone
 * changes nothing.
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
