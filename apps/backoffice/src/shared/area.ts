import { isAdmin, type Role } from '@karov/domain';
import { currentSession, useSession } from './device-store.js';

/** The part of the API for the caller: managers and admins have separate paths (rule 142). */
export type Area = 'admin' | 'manager';

/** The area of the person signed in. */
export function currentArea(): Area {
  const session = currentSession();
  return session && isAdmin(session.role) ? 'admin' : 'manager';
}

/** Whether the person signed in has the rights of an admin. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session !== null && isAdmin(session.role);
}

/** The first screen after sign-in: the coverage map for admins, what waits for managers (rule 111). */
export function landingOf(role: Role): string {
  return isAdmin(role) ? '/coverage-map-menu' : '/';
}
