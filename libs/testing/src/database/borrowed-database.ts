import type { Client } from 'pg';
import { KEEP_FIRST_STATE, RESTORE_FIRST_STATE } from './first-state.js';
import { connectAsOwner, createTestDatabase, runAsOwner, type TestDatabase } from './test-database.js';

/** A database that is used again by the next spec of this process. */
export interface BorrowedDatabase {
  url: string;
  /** Does what only the owner of the tables may do. The tables may be other ones then: this database is not used again. */
  asOwner(sql: string): Promise<void>;
  /** Empties it for the next one. Whoever is still connected is cut. */
  giveBack(): Promise<void>;
}

interface KeptDatabase {
  database: TestDatabase;
  owner: Client;
}

const free: KeptDatabase[] = [];

/** A database with the newest schema and the seeded option lists, as {@link createTestDatabase} makes it; one that was given back where there is one. */
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
