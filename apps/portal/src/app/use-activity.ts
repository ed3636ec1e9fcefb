import { session } from '@karov/web';
import { useEffect } from 'react';
import { api } from '../core/api.js';
import { afterFirstPage } from '../core/first-page.js';
import { useOwner } from '../core/owner.js';

/**
 * Reports to the server whether a signed-in person is at the screen (rule 130), except without a connection.
 * The code that watches for activity is fetched after the page, which does not wait for it.
 */
export function useActivity(): void {
  const isSignedIn = useOwner() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let isGone = false;
    let stop = () => {
      isGone = true;
    };
    const start = async () => {
      await afterFirstPage();
      if (isGone) return;
      const { sendGoodbye, watchActivity } = await import('@karov/api-client/activity');
      if (isGone) return;
      stop = watchActivity(globalThis.window, {
        report: (isActive) =>
          void api.act('POST', '/activity', { body: { status: isActive ? 1 : 0 } }).catch(() => null),
        leave: () => sendGoodbye(session.get()?.token ?? null),
      });
    };
    start().catch(() => null);
    return () => stop();
  }, [isSignedIn]);
}
