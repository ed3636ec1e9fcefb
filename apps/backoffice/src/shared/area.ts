import { isAdmin, type Role } from '@karov/domain';
import { currentSession, useSession } from './device-store.js';

/** The part of the API that serves a person: managers and admins have paths of their own (rule 142). */
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

/** Where somebody lands who has signed in: admins on the coverage map, managers on what waits (rule 111). */
export function landingOf(role: Role): string {
  return isAdmin(role) ? '/coverage-map-menu' : '/';
}
