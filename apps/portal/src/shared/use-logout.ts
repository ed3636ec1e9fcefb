import { useState } from 'react';
import { PAGES } from '@karov/domain';
import { api } from '../core/api.js';
import { askedPath } from '../core/asked-path.js';
import { forcedPath } from '../core/failures.js';
import { session } from '../core/session.js';

/** Ends the session on the server and here. Without a connection it still ends here: the device may be shared. */
export function useLogout(): { logout: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const logout = async () => {
    setBusy(true);
    await api.act('POST', '/auth/logout').catch(() => null);
    forcedPath.set(PAGES.Login.path);
    session.set(null);
    askedPath.take();
  };
  return { logout, isBusy };
}
