import { isRecord } from '@karov/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { ValidationFailure } from '../errors/fail.js';
import { CHECKS, fieldProblems } from './validation.pipe.js';

/**
 * Reads a form by its DTO as the pipe does, but returns the errors instead of throwing them, for forms with
 * additional validation of their own: all errors are then reported together. Fields with an error are left
 * out of the result.
 */
export function checkForm<Form extends object>(
  type: new () => Form,
  body: unknown,
): { form: Partial<Form>; faults: ValidationFailure['fields'] } {
  const form = plainToInstance(type, isRecord(body) ? body : {});
  const errors = validateSync(form, CHECKS);
  for (const { property } of errors) Reflect.deleteProperty(form, property);
  return { form, faults: fieldProblems(errors) };
}
