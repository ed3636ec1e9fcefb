import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { withChecks } from '../platform/checks/ready-to-start.js';
import type { Crypto } from '../platform/crypto/crypto.js';
import { NotRestorable, readWhole, restoreBackup } from './restore-backup.js';
import { connectForBackup, quoted } from './tables.js';

/** How a backup was checked: restored, or only read if the database's user may not create a database. */
export type Checked = 'restored' | 'read';

/**
 * Checks a backup that was just written: restores it into a new database on the same server, where every table
 * must be what it was and a sample of encrypted values must be readable, and drops that database again.
 * @throws BackupUnreadable, NotRestorable
 */
export async function checkBackup(
  path: string,
  identity: string,
  ownerUrl: string,
  crypto: Crypto,
): Promise<Checked> {
  const server = await connectForBackup(ownerUrl);
  const name = `karov_backup_check_${randomBytes(4).toString('hex')}`;
  try {
    if (!(await mayCreate(server))) {
      await readWhole(path, identity);
      return 'read';
    }
    await server.query(`CREATE DATABASE ${quoted(name)}`);
    try {
      const trial = new URL(ownerUrl);
      trial.pathname = `/${name}`;
      await restoreBackup(path, identity, { ownerUrl: trial.href, files: null, dataKeys: crypto.keyIds });
      await requireReadable(trial.href, crypto);
      return 'restored';
    } finally {
      await server.query(`DROP DATABASE ${quoted(name)} WITH (FORCE)`);
    }
  } finally {
    await server.end();
  }
}

async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]?.may ?? false;
}

/** @throws NotRestorable when a value cannot be decrypted with the configured data keys */
async function requireReadable(url: string, crypto: Crypto): Promise<void> {
  await withChecks(url, async (repository) => {
    for (const { column, sealed } of await repository.sealedSample()) requireUnsealed(sealed, column, crypto);
  });
}

function requireUnsealed(sealed: Buffer, place: string, crypto: Crypto): void {
  try {
    crypto.unseal(sealed);
  } catch {
    throw new NotRestorable(`Values of ${place} cannot be read with KAROV_DATA_KEY and KAROV_DATA_KEYS_OLD.`);
  }
}
