import { FileInterceptor } from '@nestjs/platform-express';
import { FORM_LIMITS } from '../../platform/http/form-limits.js';
import { FILE_RULES, type FileKind } from './file-kinds.js';

const MEGABYTE = 1024 * 1024;

/** A file as the upload hands it over. */
export interface UploadedBytes {
  buffer: Buffer;
}

/** Takes one file of a kind into memory: what is a little too large still arrives, to be told under its field; what is much too large is cut off. */
export function FileUpload(field: string, kind: FileKind) {
  return FileInterceptor(field, { limits: { ...FORM_LIMITS, fileSize: FILE_RULES[kind].maxBytes + MEGABYTE } });
}
