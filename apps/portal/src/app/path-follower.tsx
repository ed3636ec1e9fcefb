import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forcedPath } from '../core/failures.js';
import { isBackOfficePath, leave } from '../core/leave.js';
import { useStore } from '../core/store.js';

/** Follows redirects by a failure or a sign-in; guards wait until they are done. */
export function PathFollower() {
  const path = useStore(forcedPath);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    if (here === path) return forcedPath.set(null);
    if (isBackOfficePath(path)) return leave.to(path);
    void navigate(path, { replace: true });
  }, [path, here, navigate]);
  return null;
}
