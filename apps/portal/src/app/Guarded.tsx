import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { PAGES, pageFor, type RouteName } from '@karov/domain';
import { forcedPath } from '../core/failures.js';
import { isBackOfficePath, leave } from '../core/leave.js';
import { useSession } from '../core/session.js';
import { useStore } from '../core/store.js';
import { Spinner } from '../design/spinner/Spinner.js';

function Leave({ path }: { path: string }) {
  useEffect(() => leave.to(path), [path]);
  return <Spinner />;
}

/** Shows a page to those whom the guards of part 1 §2.2 let in, and sends the others where they belong. */
export function Guarded({ page, children }: { page: RouteName; children: ReactNode }) {
  const visitor = useSession();
  const isOnItsWay = useStore(forcedPath) !== null;
  const target = pageFor(page, visitor);
  if (isOnItsWay) return <Spinner />;
  if (target === page) return children;
  const { path } = PAGES[target];
  return isBackOfficePath(path) ? <Leave path={path} /> : <Navigate to={path} replace />;
}
