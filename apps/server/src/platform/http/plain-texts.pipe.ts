import { plainText } from '@karov/domain';
import {
  type ArgumentMetadata,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { Request } from 'express';
import { boundShape } from './input-shape.js';

/** Applies the rule for texts to all input in body, form, path and query, before anything else reads it. */
@Injectable()
export class PlainTextsPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    // multipart forms are parsed after routing, so their shape is checked here first
    if (type === 'body') boundShape(value);
    return plainTexts(value);
  }
}

/** Returns the same value with all its texts, including field names, made plain. */
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [plainText(name), plainTexts(item)]));
}

/** The body as it was received, for a provider whose signature covers every character of it. */
export const UntouchedBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Record<string, string> => {
    const body: unknown = context.switchToHttp().getRequest<Request>().body;
    const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
    return Object.fromEntries(
      entries.flatMap(([name, item]) => (typeof item === 'string' ? [[name, item]] : [])),
    );
  },
);
