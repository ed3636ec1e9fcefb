import type { AuthRecord } from '@karov/api-client';

/** A signed-in help seeker with everything in order. */
export function seeker(change: Partial<AuthRecord> = {}): AuthRecord {
  return {
    id: 7, token: 'token-7', role: 'user', roles: ['user'], full_name: 'רחל אברהמי', disability_id: [3], is_volunteer_information: false,
    volunteer_information_id: null, is_active: 1, is_freeze: 0, locale: 'he-IL', ...change,
  };
}

/** A signed-in volunteer with everything in order. */
export function volunteer(change: Partial<AuthRecord> = {}): AuthRecord {
  return seeker({ id: 9, token: 'token-9', role: 'volunteer', roles: ['volunteer'], full_name: 'נועם ברק', disability_id: [], is_volunteer_information: true, volunteer_information_id: 4, ...change });
}
