import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { AnswerName } from './answers.js';

/** The fields of a form with a file: their schemas, and which of them are required. */
interface UploadForm {
  fields: Readonly<
    Record<string, { type?: 'string' | 'integer'; enum?: readonly string[]; format?: 'uuid' }>
  >;
  file: string;
  required: readonly string[];
}

/**
 * Documents the body of a handler whose form is not a DTO class; DTO classes need no documentation of their
 * own.
 */
export const Takes = {
  /**
   * A form that a validator of the domain reads (`libs/api-client/src/wire-forms.ts`), or one of several such
   * forms.
   */
  form: (name: AnswerName, ...others: readonly AnswerName[]): MethodDecorator =>
    ApiBody({ schema: others.length === 0 ? reference(name) : { oneOf: [name, ...others].map(reference) } }),
  /** A multipart form with a file. */
  upload: ({ fields, file, required }: UploadForm): MethodDecorator =>
    applyDecorators(
      ApiConsumes('multipart/form-data'),
      ApiBody({
        schema: {
          type: 'object',
          required: [...required],
          properties: { ...copied(fields), [file]: { type: 'string', format: 'binary' } },
        },
      }),
    ),
} as const;

function copied(
  fields: UploadForm['fields'],
): Record<string, { type?: 'string' | 'integer'; enum?: string[]; format?: string }> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { enum: values, ...rest }]) => [
      name,
      { ...rest, ...(values && { enum: [...values] }) },
    ]),
  );
}

function reference(name: AnswerName): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
