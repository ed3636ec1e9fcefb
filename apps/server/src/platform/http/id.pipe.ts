import { Injectable, type PipeTransform } from '@nestjs/common';
import { fail } from '../errors/fail.js';

/** The largest id of a row. */
export const ID_MAX = 2_147_483_647;

/** Reads a row id that comes from outside; returns null for an impossible one. */
export function readId(value: unknown): number | null {
  const isWritten = typeof value === 'number' || typeof value === 'string';
  const id = isWritten && /^\d{1,10}$/.test(String(value)) ? Number(value) : 0;
  return id > 0 && id <= ID_MAX ? id : null;
}

/** Reads a row's id in a path. An impossible id leads to a 404 (rule 11). */
@Injectable()
export class IdPipe implements PipeTransform<string | number, number> {
  transform(value: string | number): number {
    return readId(value) ?? fail('NOT_FOUND');
  }
}

/** Reads a link's code in a path. A row's id is not a code, and finds nothing (rule 29). */
@Injectable()
export class LinkCodePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    return /^\d+$/.test(value) ? fail('NOT_FOUND') : value;
  }
}
