import { jittered } from '@karov/api-client';
import { useEffect } from 'react';

/**
 * Calls repeatedly while the page is visible, and at once when it becomes visible again; out of step with
 * other open pages.
 */
export function usePolling(reload: () => void, milliseconds: number): void {
  useEffect(() => {
    const reloadWhenSeen = () => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(reloadWhenSeen, jittered(milliseconds));
    document.addEventListener('visibilitychange', reloadWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reloadWhenSeen);
    };
  }, [reload, milliseconds]);
}
