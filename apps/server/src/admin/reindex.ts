import { quoted } from '../backup/tables.js';
import type { Say } from './command.js';
import { asOwner, type OwnerSettings } from './owner-client.js';

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
export function reindex(settings: OwnerSettings, say: Say): Promise<string> {
  return asOwner(settings, async (client) => {
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
  });
}

const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
