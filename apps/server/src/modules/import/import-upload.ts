import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LIMITS } from '@karov/domain';
import { FileInterceptor } from '@nestjs/platform-express';
import { isUUID } from 'class-validator';
import { fail } from '../../platform/errors/fail.js';
import { FORM_LIMITS } from '../../platform/http/form-limits.js';
import { importFolder } from './import-folders.js';
import { type TableKind, tableKind } from './spreadsheet/table-reader.js';

const MEGABYTE = 1024 * 1024;

/** An uploaded file on disk. */
export interface UploadedTable {
  path: string;
  originalname: string;
  size: number;
}

/**
 * Writes the upload into a folder that only this process can read. A file that is slightly too large is still
 * received, so that the error is shown at the form field; a much larger file is cut off.
 */
export const TableUpload = FileInterceptor('file', {
  dest: (_request: unknown, _file: unknown, done: (error: null, folder: string) => void) =>
    done(null, importFolder('upload')),
  // browsers send file names in UTF-8 without declaring it
  defParamCharset: 'utf8',
  limits: { ...FORM_LIMITS, fileSize: LIMITS.importMaxFileBytes + 10 * MEGABYTE },
});

/** Checks everything that does not require reading the file. */
export function acceptTable(file: UploadedTable | undefined): { path: string; kind: TableKind } {
  if (!file) return fail('FILE_REQUIRED', { field: 'file' });
  const kind = tableKind(file.originalname);
  if (!kind) return fail('FILE_TYPE', { field: 'file' });
  if (file.size === 0) return fail('FILE_EMPTY', { field: 'file' });
  if (file.size > LIMITS.importMaxFileBytes)
    return fail('FILE_TOO_LARGE', {
      field: 'file',
      params: { megabytes: LIMITS.importMaxFileBytes / MEGABYTE },
    });
  return { path: file.path, kind };
}

/** Removes an uploaded file with its folder. */
export async function discardUpload(file: UploadedTable | undefined): Promise<void> {
  if (file) await rm(dirname(file.path), { recursive: true, force: true });
}

/** Returns the client's key for reading the progress, or a new one. */
export function importKey(given: unknown): string {
  return isUUID(given) && typeof given === 'string' ? given : randomUUID();
}
