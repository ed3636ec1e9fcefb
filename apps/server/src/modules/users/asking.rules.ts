import { fail } from '../../platform/errors/fail.js';

/** Lets on whom may file requests and register others: active, and with a disability told (rule 84). @throws ACCOUNT_INACTIVE, DISABILITY_REQUIRED */
export function requireAsking(person: { isActive: boolean; disabilityIds: readonly number[] } | null): void {
  if (!person?.isActive) return fail('ACCOUNT_INACTIVE', { field: 'error' });
  if (person.disabilityIds.length === 0) fail('DISABILITY_REQUIRED', { field: 'error' });
}
