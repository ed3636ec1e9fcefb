import type { Type } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

/**
 * A form in which every part is optional. As in all optional fields, `null` counts as omitted, which
 * `PartialType` on its own does not support.
 */
export function AnyPartOf<T>(form: Type<T>): Type<Partial<T>> {
  const part = PartialType(form);
  const fields: unknown = part.prototype;
  if (!isObject(fields)) return part;
  for (const name of fieldsOf(form)) {
    ApiProperty({ required: false, nullable: true })(fields, name);
    Transform(({ value }: TransformFnParams): unknown => value ?? undefined)(fields, name);
  }
  return part;
}

function fieldsOf(form: Type): Set<string> {
  const checks = getMetadataStorage().getTargetValidationMetadatas(form, '', false, false);
  return new Set(checks.map(({ propertyName }) => propertyName));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
