import { isKeptThroughSignIn, pageFor, pathFor, type RouteName } from '@karov/domain';
import { useSession, useStore } from '@karov/web';
import { type ReactNode, useEffect } from 'react';
import { askedPath } from '../core/asked-path.js';
import { forcedPath } from '../core/failures.js';
import { isBackOfficePath } from '../core/leave.js';
import { Redirect, useLocation } from '../core/router.js';
import { Spinner } from '../design/spinner/spinner.js';
import { LeavePortal } from './leave-portal.js';

/** Redirects a visitor to another page, and remembers the requested page until after the sign-in. */
function SendOn({ path, isAsked }: { path: string; isAsked: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isAsked) askedPath.keep(pathname + search);
  }, [isAsked, pathname, search]);
  return isBackOfficePath(path) ? <LeavePortal path={path} /> : <Redirect to={path} />;
}

/** Shows a page to visitors who pass the guards of rule 114, and redirects the others. */
export function Guarded({ page, children }: { page: RouteName; children: ReactNode }) {
  const visitor = useSession();
  const isOnItsWay = useStore(forcedPath) !== null;
  const target = pageFor(page, visitor);
  if (isOnItsWay) return <Spinner />;
  if (target === page) return children;
  return <SendOn path={pathFor(target, visitor)} isAsked={visitor === null && isKeptThroughSignIn(page)} />;
}
