import pg, { type ClientBase } from 'pg';
import type { TableTotal } from './archive.js';

/** A table of the application, with the columns that are not computed. */
export interface Table {
  name: string;
  columns: string[];
}

/** Settings on which the texts of values depend, so that they are the same on every server. */
const SAME_TEXTS = '-c timezone=UTC -c datestyle=ISO -c extra_float_digits=1 -c bytea_output=hex';

/** Connects for work on whole tables, which may take long. */
export async function connectForBackup(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    statement_timeout: 0,
    options: SAME_TEXTS,
    keepAlive: true,
  });
  await client.connect();
  return client;
}

/** SQL for the application's tables: not those of extensions, and not the queue's, whose wake-ups are no data. */
const TABLES = `SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Returns the application's tables, by their names. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT t.name, array_agg(a.attname::text ORDER BY a.attnum) AS columns FROM (${TABLES}) t
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' GROUP BY t.name ORDER BY t.name`,
  );
  return rows;
}

/** Returns the number of rows of a table, and a sum over their contents that does not depend on their order. */
export async function totalOf(client: ClientBase, table: string): Promise<TableTotal> {
  const { rows } = await client.query<TableTotal>(
    `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS sum FROM ${quoted(table)} t`,
  );
  const [total] = rows;
  if (!total) throw new Error('a count without a row');
  return total;
}

/** A sequence and where it stands. */
export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Returns the sequences of the application's tables. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    for (const state of found.rows) sequences.push({ name, ...state });
  }
  return sequences;
}

/** Returns the names of the migrations that the tables have been through. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** The statement that copies the columns of a table out of it, or into it. */
export function copyStatement({ name, columns }: Table, way: 'TO STDOUT' | 'FROM STDIN'): string {
  return `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) ${way}`;
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
