import { compatibleMigrations, migrations } from '@karov/migrations';
import type { ChecksRepository } from './checks.repository.js';
import type { Finding } from './finding.js';

const KNOWN: readonly string[] = migrations.map(({ name }) => name);
/** The extensions of PostgreSQL that the tables use. */
const EXTENSIONS = ['btree_gist', 'pg_trgm'];

/** How the tables differ from what this program knows. */
export interface SchemaState {
  /** the migrations that are still to run */
  pending: string[];
  /** those that a newer program has run */
  unknown: string[];
  /** those among them beside which this program does not work */
  incompatible: string[];
}

export async function readSchema(
  repository: ChecksRepository,
  known: readonly string[] = KNOWN,
): Promise<SchemaState> {
  const run = await repository.migrations();
  const compatible = await repository.compatibleMigrations();
  const unknown = run.filter((name) => !known.includes(name));
  return {
    pending: known.filter((name) => !run.includes(name)),
    unknown,
    incompatible: unknown.filter((name) => !compatible.includes(name)),
  };
}

/** Records which of this program's migrations are compatible; they have all been run. */
export function markCompatible(repository: ChecksRepository): Promise<void> {
  return repository.markCompatible(compatibleMigrations);
}

/** Checks the version of the tables both ways; `mayMigrate` if this process brings older ones up to date. */
export function checkSchema({ pending, unknown, incompatible }: SchemaState, mayMigrate: boolean): Finding {
  const check = 'schema';
  if (incompatible.length > 0)
    return {
      check,
      state: 'fault',
      says: `The database is newer than this program (${incompatible.join(', ')}): start the newer version, or go back as docs/operating/upgrade.md says.`,
    };
  if (pending.length > 0 && !mayMigrate)
    return {
      check,
      state: 'fault',
      says: 'The database is older than this program, and the user of DATABASE_URL may not change it: start once with DATABASE_OWNER_URL, or run migrate.js with it (docs/operating/upgrade.md).',
    };
  if (pending.length > 0)
    return {
      check,
      state: 'warning',
      says: `The database is older than this program: the next start runs ${pending.length} migrations.`,
    };
  return unknown.length > 0
    ? { check, state: 'ok', says: 'The database is newer than this program, which works beside it.' }
    : { check, state: 'ok', says: 'The tables are those of this program.' };
}

/**
 * Checks that the database has the extensions, or, if it is still empty, that the server has them.
 */
export async function checkExtensions(
  repository: ChecksRepository,
  wanted: readonly string[] = EXTENSIONS,
): Promise<Finding> {
  const check = 'extensions';
  const found = await repository.extensions(wanted);
  const absent = wanted.filter((name) => !found.some((extension) => extension.name === name));
  if (absent.length > 0)
    return {
      check,
      state: 'fault',
      says: `PostgreSQL does not have ${absent.join(', ')}: install its contrib package on the database's machine.`,
    };
  const isEmpty = (await repository.migrations()).length === 0;
  const left = found.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name);
  return isEmpty || left.length === 0
    ? { check, state: 'ok', says: `${wanted.join(', ')}.` }
    : {
        check,
        state: 'fault',
        says: `This database does not have ${left.join(', ')}: run ${left.map((name) => `CREATE EXTENSION ${name};`).join(' ')} in it as its owner.`,
      };
}
