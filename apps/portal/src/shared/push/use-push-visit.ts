import { useEffect } from 'react';
import { useOwner } from '../../core/owner.js';
import { pushOwner } from './push-moment.js';

/**
 * Limits the notifications of this device to the person signed in on it (rule 185). People without
 * notifications fetch nothing.
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
