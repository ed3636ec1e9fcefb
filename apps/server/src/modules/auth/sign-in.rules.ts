import { isStaff, type Role, SIGN_IN_DOORS, type SignInDoor } from '@karov/domain';
import type { ErrorCode } from '@karov/i18n/server';

/** The facts of an account that decide about its sign-in. */
export interface SignInAccount {
  roles: readonly Role[];
  isActive: boolean;
  isBlock: boolean;
}

/**
 * Returns the role in which somebody signs in at a door; the highest one for staff. Null when they have none
 * for it.
 */
export function roleThrough(door: SignInDoor, roles: readonly Role[]): Role | null {
  return SIGN_IN_DOORS[door].find((role) => roles.includes(role)) ?? null;
}

/**
 * Returns why an account may not sign in, or null. Deactivated people may sign in to see this on their
 * profile (rule 121); deactivated staff may not.
 */
export function signInObstacle(account: SignInAccount, role: Role): ErrorCode | null {
  if (account.isBlock) return 'ACCOUNT_BLOCKED';
  if (isStaff(role) && !account.isActive) return 'ACCOUNT_INACTIVE';
  return null;
}
