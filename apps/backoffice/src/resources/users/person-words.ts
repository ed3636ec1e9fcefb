import type { UserRow } from '@karov/api-client';
import { isRole, type Role } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

/** Returns the role for its name on the wire. */
function roleOf(name: string): Role | null {
  const key = name.replace(' ', '_');
  return isRole(key) ? key : null;
}

/** Returns a person's roles in words. */
export function roleWords(roles: UserRow['roles'], text: Translate): string {
  return roles
    .map(({ name }) => roleOf(name))
    .flatMap((role) => (role ? text(`common.roles.${role}`) : []))
    .join(', ');
}

export function hasRole(roles: UserRow['roles'], role: Role): boolean {
  return roles.some(({ name }) => roleOf(name) === role);
}
