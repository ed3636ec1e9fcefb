import { useEffect } from 'react';
import { useOwner } from '../../core/session.js';
import { pushOwner } from './push-moment.js';

/**
 * Keeps the notifications of this device with the person signed in on it, and with nobody else (rule 185).
 * People without any fetch nothing.
 */
export function usePushVisit(): void {
  const person = useOwner();
  const [userId, token] = [person?.id ?? null, person?.token ?? null];
  useEffect(() => {
    if (pushOwner.get() === null || !('serviceWorker' in navigator)) return;
    import('./push-browser.js')
      .then((browser) =>
        userId === null || token === null ? browser.leavePush() : browser.renewPush(userId),
      )
      .catch(() => null);
  }, [userId, token]);
}
