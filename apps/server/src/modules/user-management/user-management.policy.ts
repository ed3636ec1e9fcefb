import type { UserAbility } from '@karov/api-client';
import { isAdmin, isStaff, type Role } from '@karov/domain';
import type { Caller } from '../../platform/security/caller.js';
import type { VolunteerStanding } from '../volunteers/index.js';

/** What of a person decides about what staff may do to them. */
export interface ManagedPerson {
  id: number;
  fullName: string;
  phone: string;
  roles: readonly Role[];
  isActive: boolean;
  deletedAt: Date | null;
}

/**
 * Whether a member of staff may change somebody's status or regions: nobody their own, super admins those of admins, managers those of no staff
 * (rules 88, 93).
 */
export function mayGovern(caller: Pick<Caller, 'userId' | 'role'>, person: Pick<ManagedPerson, 'id' | 'roles'>): boolean {
  if (person.id === caller.userId || person.roles.includes('super_admin')) return false;
  if (person.roles.some(isAdmin)) return caller.role === 'super_admin';
  return isAdmin(caller.role) || !person.roles.some(isStaff);
}

/** Whether the status of a person can be switched at all (rule 140). */
export function hasSwitch(person: Pick<ManagedPerson, 'fullName' | 'phone' | 'deletedAt'>): boolean {
  return person.deletedAt === null && person.phone !== '' && person.fullName.trim() !== '';
}

/** What staff may do to a person of the list. */
export function userAbilities(caller: Pick<Caller, 'userId' | 'role'>, person: ManagedPerson, standing: VolunteerStanding | null): UserAbility[] {
  if (person.deletedAt !== null) return [];
  const mayChange = mayGovern(caller, person);
  const abilities: UserAbility[] = [];
  if (mayChange && hasSwitch(person)) abilities.push(person.isActive ? 'deactivate' : 'activate');
  if (!isAdmin(caller.role)) return abilities;
  if (standing?.signedAt && person.id !== caller.userId) abilities.push(...vettingAbilities(standing));
  if (person.isActive && mayChange) abilities.push('regions');
  if (mayBlock(caller, person)) abilities.push('block');
  if (mayResetPasskeys(caller, person)) abilities.push('reset_passkeys');
  return abilities;
}

/** Whether an admin may block somebody, or lift the block (rule 92): nobody themselves, super admins alone other admins. */
function mayBlock(caller: Pick<Caller, 'userId' | 'role'>, { id, roles }: ManagedPerson): boolean {
  return id !== caller.userId && (caller.role === 'super_admin' || !roles.some(isAdmin));
}

/** Super admins take lost passkeys away from other staff (docs/adr/0017). */
function mayResetPasskeys(caller: Pick<Caller, 'userId' | 'role'>, { id, roles }: ManagedPerson): boolean {
  return caller.role === 'super_admin' && id !== caller.userId && roles.some(isStaff);
}

/** What waits for an admin's look; nobody vouches for themselves. */
function vettingAbilities(standing: VolunteerStanding): UserAbility[] {
  const abilities: UserAbility[] = [];
  if (standing.isPoliceRequired && !standing.isPoliceValidated) abilities.push('validate_police');
  if (!standing.isTrainingValidated) abilities.push('validate_training');
  if (standing.guardianNeeded !== null && !standing.isGuardianConfirmed) abilities.push('confirm_guardian');
  return abilities;
}
