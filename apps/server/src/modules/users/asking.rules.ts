import { fail } from '../../platform/errors/fail.js';

/** Whether a person has stated a disability, even if the statement cannot be read now (rule 84). */
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
 * Requires that a person may ask for help for themselves: they must be active and have stated a disability
 * (rule 84).
 * @throws ACCOUNT_INACTIVE, DISABILITY_REQUIRED
 */
export function requireAsking(
  person: { isActive: boolean; disabilityIds: readonly number[]; isUnreadable: boolean } | null,
): void {
  requireActive(person);
  if (person && !hasToldDisability(person)) fail('DISABILITY_REQUIRED', { field: 'error' });
}

/**
 * Requires that a person may register others: they must be active; a carer needs no disability (rule 114).
 * @throws ACCOUNT_INACTIVE
 */
export function requireActive(person: { isActive: boolean } | null): void {
  if (!person?.isActive) fail('ACCOUNT_INACTIVE', { field: 'error' });
}
