import type { Client } from 'pg';
import { KEEP_FIRST_STATE, RESTORE_FIRST_STATE } from './first-state.js';
import { connectAsOwner, createTestDatabase, runAsOwner, type TestDatabase } from './test-database.js';

/** A database that the next spec of this process reuses. */
export interface BorrowedDatabase {
  url: string;
  /** Runs a statement as the owner of the tables. It may change them, so this database is not reused. */
  asOwner(sql: string): Promise<void>;
  /** Empties it for the next spec; open connections are cut. */
  giveBack(): Promise<void>;
}

interface KeptDatabase {
  database: TestDatabase;
  owner: Client;
}

const free: KeptDatabase[] = [];

/**
 * A database with the newest schema and the seeded option lists, like that of {@link createTestDatabase};
 * reuses a returned one if available.
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
