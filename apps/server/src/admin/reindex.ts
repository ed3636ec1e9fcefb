import type pg from 'pg';
import { connectForBackup, quoted } from '../backup/tables.js';
import type { AppConfig } from '../platform/config/config.js';
import type { Say } from './command.js';

const MB = 1_000_000;

/** What a rebuilding that was broken off leaves behind: indexes that nothing uses. */
const LEFT = `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisvalid AND c.relname ~ '_ccnew[0-9]*$|_ccold[0-9]*$' ORDER BY 1`;
const OURS = `SELECT c.relname AS name, pg_relation_size(c.oid)::float AS bytes FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relnamespace = 'public'::regnamespace AND i.indisvalid ORDER BY 2, 1`;

/**
 * Rebuilds the indexes of the application's tables one after the other, the smallest first, while everything runs.
 * It may be broken off and run again.
 */
export async function reindex(
  { databaseUrl, databaseOwnerUrl }: Pick<AppConfig, 'databaseUrl' | 'databaseOwnerUrl'>,
  say: Say,
): Promise<string> {
  const client = await connectForBackup(databaseOwnerUrl ?? databaseUrl);
  try {
    if (!(await ownsTables(client)))
      throw new Error(
        'Only the owner of the tables may do that: set DATABASE_OWNER_URL (in the containers run it in the service migrate).',
      );
    const { rows: left } = await client.query<{ name: string }>(LEFT);
    for (const { name } of left) await client.query(`DROP INDEX CONCURRENTLY ${quoted(name)}`);
    const { rows: indexes } = await client.query<{ name: string; bytes: number }>(OURS);
    let saved = 0;
    for (const [at, { name, bytes }] of indexes.entries()) {
      await client.query(`REINDEX INDEX CONCURRENTLY ${quoted(name)}`);
      const { rows } = await client.query<{ bytes: number }>(
        'SELECT pg_relation_size($1::regclass)::float AS bytes',
        [quoted(name)],
      );
      saved += bytes - (rows[0]?.bytes ?? bytes);
      say(`${at + 1} of ${indexes.length}: ${name} (${megabytes(bytes)})`);
    }
    return `Done: ${indexes.length} indexes, ${megabytes(Math.max(0, saved))} saved.`;
  } finally {
    await client.end();
  }
}

async function ownsTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `SELECT bool_and(pg_has_role(relowner, 'USAGE')) AS owns FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  return rows[0]?.owns ?? false;
}

const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
