import { PAGES } from '@karov/domain';
import { session } from '@karov/web';
import { useState } from 'react';
import { api } from '../core/api.js';
import { askedPath } from '../core/asked-path.js';
import { forcedPath } from '../core/failures.js';

/**
 * Ends the session on the server and on the device, and opens a signed-out page. Without a connection it
 * still ends on the device, because the device may be shared.
 */
export function useLogout(): { logout: (path?: string) => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const logout = async (path: string = PAGES.Login.path) => {
    setBusy(true);
    await api.act('POST', '/auth/logout').catch(() => null);
    forcedPath.set(path);
    session.set(null);
    askedPath.take();
  };
  return { logout, isBusy };
}
