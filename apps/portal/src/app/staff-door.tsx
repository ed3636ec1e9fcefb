import { PAGES } from '@karov/domain';
import { useLocation } from '../core/router.js';
import { LeavePortal } from './leave-portal.js';

/** The managers' event pages (rule 113) are in the back office, which has its own sign-in. */
export function StaffDoor() {
  const { pathname, search } = useLocation();
  return <LeavePortal path={`${PAGES.BackOffice.path}${pathname}${search}`} />;
}
