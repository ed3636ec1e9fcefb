import { ownValue } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { ValidationFailure, type ValidationTextKey } from '../errors/fail.js';

type FieldProblem = ConstructorParameters<typeof ValidationFailure>[0][number];

/** The options for checking forms. */
export const CHECKS = { whitelist: true, stopAtFirstError: true } as const;

/**
 * Checks bodies and queries by the decorators of their DTO; unknown fields are dropped, because clients send
 * more fields than required (rule 15).
 */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    ...CHECKS,
    transform: true,
    exceptionFactory: (errors) => new ValidationFailure(fieldProblems(errors)),
  });
}

/** Returns the errors found by a check, field by field. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblem[] {
  return errors.flatMap((error) => flatten(error, ''));
}

function flatten(error: ValidationError, parent: string): FieldProblem[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.keys(error.constraints ?? {}).map((name) => problem(path, error, name));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

function problem(path: string, error: ValidationError, constraint: string): FieldProblem {
  if (error.value === undefined || error.value === null) return { path, key: 'required', params: {} };
  const context: unknown = ownValue(error.contexts ?? {}, constraint);
  if (!isContext(context)) return { path, key: 'unknown', params: {} };
  return { path, key: context.key, params: context.params };
}

function isContext(value: unknown): value is { key: ValidationTextKey; params: Record<string, number> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    serverText('he-IL', `validation.${value.key as ValidationTextKey}`) !== `validation.${value.key}`
  );
}
