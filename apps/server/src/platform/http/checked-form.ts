import { isRecord } from '@karov/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { ValidationFailure } from '../errors/fail.js';
import { CHECKS, fieldProblems } from './validation.pipe.js';

/**
 * Reads a form by its DTO like the pipe, but returns the faults instead of throwing them, for forms with
 * validation of their own: all faults are reported in one round. Fields with a fault are left out of the
 * result.
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
