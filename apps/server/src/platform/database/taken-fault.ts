import type { ErrorCode } from '@karov/i18n/server';
import { violatedUnique } from './database.js';

/**
 * What it means to people that an index of the database was violated, and the field at which they read it:
 * the same for every act, no matter who was quicker.
 */
const FAULTS: ReadonlyMap<string, { code: ErrorCode; field: string }> = new Map([
  ['users_own_phone', { code: 'PHONE_TAKEN', field: 'phone' }],
  // the caller need not know that the number is blocked
  ['users_phone_of_blocked', { code: 'PHONE_TAKEN', field: 'phone' }],
  ['users_name_at_phone', { code: 'NAME_AT_PHONE', field: 'last_name' }],
]);

/** What admins read where somebody who is asking could not be told. */
const FAULTS_FOR_ADMINS: ReadonlyMap<string, ErrorCode> = new Map([
  ['users_phone_of_blocked', 'PHONE_OF_BLOCKED'],
]);

/** What a violated index is told as; null for any other failure. */
export function takenFault(error: unknown): { code: ErrorCode; field: string } | null {
  return FAULTS.get(violatedUnique(error) ?? '') ?? null;
}

/** The same for an act that only admins do. */
export function takenForAdmins(error: unknown): ErrorCode | null {
  return FAULTS_FOR_ADMINS.get(violatedUnique(error) ?? '') ?? takenFault(error)?.code ?? null;
}
