import { fail } from '../../platform/errors/fail.js';

/** Whether somebody has stated a disability, even if it cannot be read at the moment (rule 84). */
export function hasToldDisability({
  disabilityIds,
  isUnreadable,
}: {
  disabilityIds: readonly number[];
  isUnreadable: boolean;
}): boolean {
  return disabilityIds.length > 0 || isUnreadable;
}

/**
 * Requires that a person may file requests and register others: active, and with a stated disability (rule
 * 84). @throws ACCOUNT_INACTIVE, DISABILITY_REQUIRED
 */
export function requireAsking(
  person: { isActive: boolean; disabilityIds: readonly number[]; isUnreadable: boolean } | null,
): void {
  if (!person?.isActive) return fail('ACCOUNT_INACTIVE', { field: 'error' });
  if (!hasToldDisability(person)) fail('DISABILITY_REQUIRED', { field: 'error' });
}
