import type { ErrorCode } from '@karov/i18n/server';
import { violatedUnique } from './database.js';

/**
 * The error that people see when a database index is violated, and the field at which it is shown: the same
 * for every action, whoever was first.
 */
const FAULTS: ReadonlyMap<string, { code: ErrorCode; field: string }> = new Map([
  ['users_own_phone', { code: 'PHONE_TAKEN', field: 'phone' }],
  // the caller must not learn that the number is blocked
  ['users_phone_of_blocked', { code: 'PHONE_TAKEN', field: 'phone' }],
  ['users_name_at_phone', { code: 'NAME_AT_PHONE', field: 'last_name' }],
]);

/** Error codes for admins, in place of those that hide the reason from other callers. */
const FAULTS_FOR_ADMINS: ReadonlyMap<string, ErrorCode> = new Map([
  ['users_phone_of_blocked', 'PHONE_OF_BLOCKED'],
]);

/** Returns the error for a violated index; null for any other failure. */
export function takenFault(error: unknown): { code: ErrorCode; field: string } | null {
  return FAULTS.get(violatedUnique(error) ?? '') ?? null;
}

/**
 * Returns the error code for a violated index in an action that only admins can take; null for any other
 * failure.
 */
export function takenForAdmins(error: unknown): ErrorCode | null {
  return FAULTS_FOR_ADMINS.get(violatedUnique(error) ?? '') ?? takenFault(error)?.code ?? null;
}
