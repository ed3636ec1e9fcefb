import type { Client } from 'pg';
import { KEEP_FIRST_STATE, RESTORE_FIRST_STATE } from './first-state.js';
import { connectAsOwner, createTestDatabase, runAsOwner, type TestDatabase } from './test-database.js';

/** A database that the next spec in this process reuses. */
export interface BorrowedDatabase {
  url: string;
  /**
   * Runs a statement as the owner of the tables. Because the statement may change them, this database is not
   * reused.
   */
  asOwner(sql: string): Promise<void>;
  /** Empties the database for the next spec; cuts open connections. */
  giveBack(): Promise<void>;
}

interface KeptDatabase {
  database: TestDatabase;
  owner: Client;
}

const free: KeptDatabase[] = [];

/**
 * Returns a database with the newest schema and the seeded option lists, like that of {@link
 * createTestDatabase}; reuses one that was given back, if there is one.
 */
export async function borrowTestDatabase(): Promise<BorrowedDatabase> {
  const kept = free.pop() ?? (await createKeptDatabase());
  const { database, owner } = kept;
  let isChanged = false;
  return {
    url: database.url,
    asOwner: (sql) => {
      isChanged = true;
      return runAsOwner(database, sql);
    },
    giveBack: async () => {
      if (isChanged) {
        await owner.end();
        return database.drop();
      }
      await owner.query(RESTORE_FIRST_STATE);
      free.push(kept);
    },
  };
}

async function createKeptDatabase(): Promise<KeptDatabase> {
  const database = await createTestDatabase();
  const owner = await connectAsOwner(database);
  await owner.query(KEEP_FIRST_STATE);
  return { database, owner };
}
