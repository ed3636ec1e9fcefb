import { sendGoodbye, watchActivity } from '@karov/api-client/activity';
import { session, useSession } from '@karov/web';
import { useEffect } from 'react';
import { api } from '../shared/api.js';

/**
 * Reports to the server whether staff are at the screen (rule 130). A failure shows nothing here; the next
 * read will show it.
 */
export function useActivity(): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    return watchActivity(window, {
      report: (isActive) =>
        void api.act('POST', '/activity', { body: { status: isActive ? 1 : 0 } }).catch(() => null),
      leave: () => sendGoodbye(session.get()?.token ?? null),
    });
  }, [isSignedIn]);
}
