import type pg from 'pg';
import { connectForBackup } from '../backup/tables.js';
import type { AppConfig } from '../platform/config/config.js';

/** The settings that name the owner of the tables. */
export type OwnerSettings = Pick<AppConfig, 'databaseUrl' | 'databaseOwnerUrl'>;

/**
 * Does work as the owner of the tables.
 * @throws with one line if the settings do not name the owner
 */
export async function asOwner<T>(
  { databaseUrl, databaseOwnerUrl }: OwnerSettings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectForBackup(databaseOwnerUrl ?? databaseUrl);
  try {
    if (!(await ownsTables(client)))
      throw new Error(
        'Only the owner of the tables may do that: set DATABASE_OWNER_URL (in the containers run it in the service migrate).',
      );
    return await work(client);
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
