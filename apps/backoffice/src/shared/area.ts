import { isAdmin, type Role } from '@karov/domain';
import { session, useSession } from '@karov/web';

/** The caller's part of the API, because managers and admins have separate paths (rule 142). */
export type Area = 'admin' | 'manager';

/** Returns the area of the signed-in person. */
export function currentArea(): Area {
  const record = session.get();
  return record && isAdmin(record.role) ? 'admin' : 'manager';
}

/** Whether the signed-in person has the rights of an admin. */
export function useIsAdmin(): boolean {
  const record = useSession();
  return record !== null && isAdmin(record.role);
}

/**
 * Returns the first screen after sign-in: the coverage map for admins, the waiting list for managers (rule
 * 111).
 */
export function landingOf(role: Role): string {
  return isAdmin(role) ? '/coverage-map-menu' : '/';
}
