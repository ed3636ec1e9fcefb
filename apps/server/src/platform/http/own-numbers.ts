import { isRecord, ownValue } from '@karov/domain';
import { ValidationFailure } from '../errors/fail.js';

type FieldProblem = ValidationFailure['fields'][number];

/**
 * Numbers by which a form names its sender are the session's own, or left out; what else is given is told on
 * its field (rule 15).
 * @param own what each field may say
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

/** @throws ValidationFailure when a form names somebody else */
export function requireOwnNumbers(
  body: unknown,
  own: Readonly<Record<string, readonly (number | null)[]>>,
): void {
  const faults = foreignNumbers(body, own);
  if (faults.length > 0) throw new ValidationFailure(faults);
}
