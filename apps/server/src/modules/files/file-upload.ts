import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  PayloadTooLargeException,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { fail } from '../../platform/errors/fail.js';
import { FORM_LIMITS } from '../../platform/http/form-limits.js';
import { FILE_RULES, type FileKind, MEGABYTE } from './file-kinds.js';

/** An uploaded file. */
export interface UploadedBytes {
  buffer: Buffer;
}

/**
 * Reads one file of a kind into memory. A file that is too large is reported at its form field, even if it is
 * so large that the upload is cut off.
 */
export function FileUpload(field: string, kind: FileKind): Type<NestInterceptor> {
  const { maxBytes } = FILE_RULES[kind];
  const Taking = FileInterceptor(field, { limits: { ...FORM_LIMITS, fileSize: maxBytes + MEGABYTE } });
  return class extends Taking {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        if (error instanceof PayloadTooLargeException)
          return fail('FILE_TOO_LARGE', { field, params: { megabytes: maxBytes / MEGABYTE } });
        throw error;
      }
    }
  };
}
