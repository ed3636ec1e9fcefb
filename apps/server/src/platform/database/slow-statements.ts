import { createHash } from 'node:crypto';
import type { Logger } from 'typeorm';

/** How much of a statement's shape is shown. */
const SHOWN = 300;
const NAME_LENGTH = 8;
const FIRST_TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?/i;

/** A statement without its values, and a name that it keeps from run to run and from version to version. */
export interface StatementShape {
  name: string;
  shape: string;
}

/**
 * Names a statement: what it does, to which table, and a fingerprint. Values never belong to it: parameters are
 * not known here, and whatever a statement quotes itself is left out, as is the length of its lists.
 */
export function shapeOf(sql: string): StatementShape {
  const shape = sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\$\d+|\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\(\s*\?(?:\s*,\s*\?)*\s*\)/g, '(?)')
    .replace(/(?:\(\?\)\s*,\s*)+\(\?\)/g, '(?)')
    .replace(/\s+/g, ' ')
    .trim();
  const verb = /^\w+/.exec(shape)?.[0].toLowerCase() ?? 'statement';
  const table = FIRST_TABLE.exec(shape)?.[1] ?? 'nothing';
  const fingerprint = createHash('sha256').update(shape).digest('hex').slice(0, NAME_LENGTH);
  return { name: `${verb} ${table} ${fingerprint}`, shape: shape.slice(0, SHOWN) };
}

/** TypeORM's log of a connection, of which only slow statements are told. */
export class SlowStatements implements Logger {
  constructor(private readonly tell: (statement: StatementShape, ms: number) => void) {}

  logQuerySlow(ms: number, sql: string): void {
    this.tell(shapeOf(sql), ms);
  }

  logQuery(): void {
    return undefined;
  }

  logQueryError(): void {
    return undefined;
  }

  logSchemaBuild(): void {
    return undefined;
  }

  logMigration(): void {
    return undefined;
  }

  log(): void {
    return undefined;
  }
}
