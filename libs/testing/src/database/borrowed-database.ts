import { KEEP_FIRST_STATE, RESTORE_FIRST_STATE } from './first-state.js';
import { createTestDatabase, runAsOwner, type TestDatabase } from './test-database.js';

/** A database that is used again by the next spec of this process. */
export interface BorrowedDatabase {
  url: string;
  /** Does what only the owner of the tables may do. The tables may be other ones then: this database is not used again. */
  asOwner(sql: string): Promise<void>;
  /** Empties it for the next one. Whoever is still connected is cut. */
  giveBack(): Promise<void>;
}

const free: TestDatabase[] = [];

/** A database with the newest schema and the seeded option lists, as {@link createTestDatabase} makes it; one that was given back where there is one. */
export async function borrowTestDatabase(): Promise<BorrowedDatabase> {
  const database = free.pop() ?? (await createKeptDatabase());
  let isChanged = false;
  return {
    url: database.url,
    asOwner: (sql) => {
      isChanged = true;
      return runAsOwner(database, sql);
    },
    giveBack: async () => {
      if (isChanged) return database.drop();
      await runAsOwner(database, RESTORE_FIRST_STATE);
      free.push(database);
    },
  };
}

async function createKeptDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await runAsOwner(database, KEEP_FIRST_STATE);
  return database;
}
