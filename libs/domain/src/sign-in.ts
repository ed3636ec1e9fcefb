import { isStaff, type Role } from './roles.js';

/** The sign-in pages, and the roles that each admits (rule 117). */
export const SIGN_IN_DOORS = {
  user: ['user'],
  volunteer: ['volunteer'],
  admin: ['super_admin', 'admin', 'manager'],
} as const satisfies Record<string, readonly Role[]>;
export type SignInDoor = keyof typeof SIGN_IN_DOORS;

/** What decides whether an account may sign in. */
interface SignInAccount {
  roles: readonly Role[];
  isActive: boolean;
  isBlock: boolean;
}

/**
 * Returns the role in which somebody signs in at a page, for staff the highest one; null if the page admits
 * none of their roles.
 */
export function roleThrough(door: SignInDoor, roles: readonly Role[]): Role | null {
  return SIGN_IN_DOORS[door].find((role) => roles.includes(role)) ?? null;
}

/** Why an account may not sign in. */
type SignInObstacle = 'ACCOUNT_BLOCKED' | 'ACCOUNT_INACTIVE';

/**
 * Returns why an account may not sign in, or null. Deactivated people may sign in, to read on their profile
 * that they are deactivated (rule 121); deactivated staff may not.
 */
export function signInObstacle(account: SignInAccount, role: Role): SignInObstacle | null {
  if (account.isBlock) return 'ACCOUNT_BLOCKED';
  if (isStaff(role) && !account.isActive) return 'ACCOUNT_INACTIVE';
  return null;
}

/** Whether a sign-in page admits a role. */
export function admits(door: SignInDoor, role: Role): boolean {
  const roles: readonly Role[] = SIGN_IN_DOORS[door];
  return roles.includes(role);
}
