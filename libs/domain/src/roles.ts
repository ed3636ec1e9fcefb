/** The five roles, in listing order (rule 112). */
export const ROLES = ['user', 'volunteer', 'manager', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether an external text is a role. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}

/** Roles that work in the back office. */
export const STAFF_ROLES = ['manager', 'admin', 'super_admin'] as const satisfies readonly Role[];

/** Whether a role has access to the back office. */
export function isStaff(role: Role): boolean {
  return (STAFF_ROLES as readonly Role[]).includes(role);
}

/** Whether a role has the rights of an admin; a super admin has all of them (rule 141). */
export function isAdmin(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}

/** Returns the id of a role in forms (rule 129, `role_id`): its position in {@link ROLES}, counted from 1. */
export function roleId(role: Role): number {
  return ROLES.indexOf(role) + 1;
}

/**
 * Returns the name of a role in the role lists of forms (rule 129): `User`, `Volunteer`, `Manager`, `Admin`,
 * `Super admin`.
 */
export function roleName(role: Role): string {
  return role.charAt(0).toUpperCase() + role.slice(1).replace('_', ' ');
}
