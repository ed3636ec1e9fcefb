import { isRecord, ownValue } from '@karov/domain';
import { ValidationFailure } from '../errors/fail.js';

type FieldProblem = ValidationFailure['fields'][number];

/**
 * Returns errors for ids in a form that identify its sender: they must be the session's own, or omitted;
 * other values are reported at their field (rule 15).
 * @param own the value that is allowed in each field
 */
export function foreignNumbers(
  body: unknown,
  own: Readonly<Record<string, readonly (number | null)[]>>,
): FieldProblem[] {
  if (!isRecord(body)) return [];
  return Object.entries(own).flatMap(([path, numbers]) => {
    const given = ownValue(body, path);
    if (
      given === undefined ||
      given === null ||
      given === '' ||
      numbers.some((number) => String(number) === String(given))
    )
      return [];
    return [{ path, key: 'notOwn' as const, params: {} }];
  });
}

/** @throws ValidationFailure when a form identifies somebody else */
export function requireOwnNumbers(
  body: unknown,
  own: Readonly<Record<string, readonly (number | null)[]>>,
): void {
  const faults = foreignNumbers(body, own);
  if (faults.length > 0) throw new ValidationFailure(faults);
}
