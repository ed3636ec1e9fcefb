import { useStore } from '@karov/web';
import { useEffect } from 'react';
import { forcedPath } from '../core/failures.js';
import { isBackOfficePath, leave } from '../core/leave.js';
import { navigate, useLocation } from '../core/router.js';

/** Follows redirects caused by a failure or a sign-in; guards wait until the redirect is done. */
export function PathFollower() {
  const path = useStore(forcedPath);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    if (path === null) return;
    if (here === path) return forcedPath.set(null);
    if (isBackOfficePath(path)) return leave.to(path);
    navigate(path, { replace: true });
  }, [path, here]);
  return null;
}
