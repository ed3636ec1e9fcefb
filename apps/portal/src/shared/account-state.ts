import type { AuthRecord } from '@karov/api-client';

export type AccountState =
  | 'frozen'
  | 'inactive'
  | 'guardianMissing'
  | 'guardianWaits'
  | 'pending'
  | 'noDisability';

/**
 * Returns the obstacle of an account, or null (rule 121; inactive before frozen: rule 9). A volunteer who
 * needs a guardian's approval is also inactive; the approval comes first because they can do something about
 * it.
 */
export function accountState(person: AuthRecord): AccountState | null {
  if (person.is_active === 0) return inactiveState(person);
  if (person.role === 'volunteer') {
    if (person.is_freeze === 1) return 'frozen';
    return person.is_volunteer_information ? null : 'pending';
  }
  return person.role === 'user' && person.disability_id.length === 0 ? 'noDisability' : null;
}

function inactiveState({ role, guardian }: AuthRecord): AccountState {
  if (role !== 'volunteer' || !guardian) return 'inactive';
  return guardian === 'waits' ? 'guardianWaits' : 'guardianMissing';
}
