import { stat } from 'node:fs/promises';
import { generateX25519Identity } from 'age-encryption';
import { checkBackup } from './backup/check-backup.js';
import { makeBackup } from './backup/make-backup.js';
import { noteBackup } from './backup/note-backup.js';
import { backupSettings } from './backup/settings.js';
import { openFileStore } from './modules/files/index.js';

/** Writes an encrypted backup of the database and the files, and checks it (docs/operating/backup.md). */
async function main(file: string | undefined): Promise<string> {
  if (file === '--new-key') return generateX25519Identity();
  const { config, crypto, ownerUrl, identity } = backupSettings('backup', file);
  const path = file ?? '';
  const startedAt = new Date();
  let checked = '';
  const totals = await makeBackup(
    { databaseUrl: ownerUrl, files: openFileStore(config), dataKeys: crypto.keyIds, identity },
    path,
    async (written) => {
      checked = await checkBackup(written, identity, ownerUrl, crypto);
    },
  );
  await noteBackup(ownerUrl, startedAt);
  const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
  const size = ((await stat(path)).size / 1e6).toFixed(1);
  const outcome =
    checked === 'restored'
      ? 'Restored on trial: all tables are the same.'
      : 'Read to its end; not restored on trial, because the user of the database may not create one.';
  return `${rows} rows, ${totals.files} files, ${size} MB. ${outcome}`;
}

main(process.argv[2]).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exit(1);
  },
);
