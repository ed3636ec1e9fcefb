import type { UserAbility } from '@karov/api-client';
import { isAdmin, isStaff, type Role } from '@karov/domain';
import type { Caller } from '../../platform/security/caller.js';
import type { VolunteerStanding } from '../volunteers/index.js';

/** What about a person decides what staff may do with their account. */
export interface ManagedPerson {
  id: number;
  fullName: string;
  phone: string;
  roles: readonly Role[];
  isActive: boolean;
  isBlock: boolean;
  deletedAt: Date | null;
}

/**
 * Whether a member of staff may change a person's status or regions: never their own; those of an admin only
 * as a super admin; those of staff never as a manager (rules 88, 93).
 */
export function mayGovern(
  caller: Pick<Caller, 'userId' | 'role'>,
  person: Pick<ManagedPerson, 'id' | 'roles'>,
): boolean {
  if (person.id === caller.userId || person.roles.includes('super_admin')) return false;
  if (person.roles.some(isAdmin)) return caller.role === 'super_admin';
  return isAdmin(caller.role) || !person.roles.some(isStaff);
}

/** Whether a person's status can be changed at all (rule 139). */
export function hasSwitch(person: Pick<ManagedPerson, 'fullName' | 'phone' | 'deletedAt'>): boolean {
  return person.deletedAt === null && person.phone !== '' && person.fullName.trim() !== '';
}

/**
 * Whether an admin may add and remove a person's roles: never their own, and never those of a super admin
 * (rules 88, 140).
 */
export function mayAssignRoles(
  caller: Pick<Caller, 'userId' | 'role'>,
  { id, roles }: Pick<ManagedPerson, 'id' | 'roles'>,
): boolean {
  return isAdmin(caller.role) && id !== caller.userId && !roles.includes('super_admin');
}

/** Returns a person's roles after a change: only super admins add or remove the role Admin (rule 88). */
export function rolesAfter(
  caller: Pick<Caller, 'role'>,
  before: readonly Role[],
  wanted: readonly Role[],
): Role[] {
  if (caller.role === 'super_admin') return [...wanted];
  return [...wanted.filter((role) => role !== 'admin'), ...before.filter((role) => role === 'admin')];
}

/** Whether a super admin may make a person an admin (rule 26). */
export function mayBecomeAdmin(
  caller: Pick<Caller, 'userId' | 'role'>,
  person: Pick<ManagedPerson, 'id' | 'roles' | 'isActive' | 'deletedAt'>,
): boolean {
  return (
    caller.role === 'super_admin' &&
    person.id !== caller.userId &&
    isThere(person) &&
    !person.roles.some(isAdmin)
  );
}

/** Whether a person can belong to an organization: an active volunteer who is not a super admin. */
export function mayBelong(person: Pick<ManagedPerson, 'roles' | 'isActive' | 'deletedAt'>): boolean {
  return isThere(person) && person.roles.includes('volunteer') && !person.roles.includes('super_admin');
}

/** Whether a person is deleted but not yet erased (rule 90). */
export function isRestorable({ deletedAt, phone }: Pick<ManagedPerson, 'deletedAt' | 'phone'>): boolean {
  return deletedAt !== null && phone !== '';
}

/**
 * What staff may do with a person in the list; `isHeld` says whether a wait or a blocked address keeps the
 * person from signing in (rule 92).
 */
export function userAbilities(
  caller: Pick<Caller, 'userId' | 'role'>,
  person: ManagedPerson,
  standing: VolunteerStanding | null,
  isHeld = false,
): UserAbility[] {
  const mayChange = mayGovern(caller, person);
  if (person.deletedAt !== null)
    return isAdmin(caller.role) && mayChange && isRestorable(person) ? ['restore'] : [];
  const abilities: UserAbility[] = [];
  if (mayChange && hasSwitch(person)) abilities.push(person.isActive ? 'deactivate' : 'activate');
  if (isAdmin(caller.role))
    abilities.push(...adminAbilities(caller, person, standing, { mayChange, isHeld }));
  return abilities;
}

function adminAbilities(
  caller: Pick<Caller, 'userId' | 'role'>,
  person: ManagedPerson,
  standing: VolunteerStanding | null,
  { mayChange, isHeld }: { mayChange: boolean; isHeld: boolean },
): UserAbility[] {
  const abilities: UserAbility[] = [];
  if (standing?.signedAt && person.id !== caller.userId) abilities.push(...vettingAbilities(standing));
  abilities.push(...roleAbilities(caller, person, mayChange));
  if (mayBlock(caller, person)) abilities.push(...blockAbilities(person, isHeld));
  if (mayChange) abilities.push('edit', 'delete');
  if (mayResetPasskeys(caller, person)) abilities.push('reset_passkeys');
  return abilities;
}

function blockAbilities({ isBlock }: ManagedPerson, isHeld: boolean): UserAbility[] {
  if (isBlock) return ['unblock'];
  return isHeld ? ['block', 'unblock'] : ['block'];
}

function roleAbilities(
  caller: Pick<Caller, 'userId' | 'role'>,
  person: ManagedPerson,
  mayChange: boolean,
): UserAbility[] {
  const abilities: UserAbility[] = [];
  if (person.isActive && mayAssignRoles(caller, person)) abilities.push('roles');
  if (person.isActive && mayChange) abilities.push('regions');
  if (mayChange && mayBelong(person)) abilities.push('organization');
  if (mayBecomeAdmin(caller, person)) abilities.push('become_admin');
  return abilities;
}

function isThere({ isActive, deletedAt }: Pick<ManagedPerson, 'isActive' | 'deletedAt'>): boolean {
  return isActive && deletedAt === null;
}

/**
 * Whether an admin may block or unblock a person (rule 92): never themselves, and other admins only if they
 * are a super admin.
 */
function mayBlock(caller: Pick<Caller, 'userId' | 'role'>, { id, roles }: ManagedPerson): boolean {
  return id !== caller.userId && (caller.role === 'super_admin' || !roles.some(isAdmin));
}

/** Whether a super admin may remove other staff's lost passkeys (docs/adr/0017). */
function mayResetPasskeys(caller: Pick<Caller, 'userId' | 'role'>, { id, roles }: ManagedPerson): boolean {
  return caller.role === 'super_admin' && id !== caller.userId && roles.some(isStaff);
}

/** Returns which documents are waiting for an admin's check; nobody confirms their own. */
function vettingAbilities(standing: VolunteerStanding): UserAbility[] {
  const abilities: UserAbility[] = [];
  if (standing.isPoliceRequired && !standing.isPoliceValidated) abilities.push('validate_police');
  if (!standing.isTrainingValidated) abilities.push('validate_training');
  if (standing.guardianNeeded !== null && !standing.isGuardianConfirmed) abilities.push('confirm_guardian');
  return abilities;
}
