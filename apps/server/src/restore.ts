import { restoreBackup } from './backup/restore-backup.js';
import { backupSettings } from './backup/settings.js';
import { openFileStore } from './modules/files/index.js';
import { makeReady } from './platform/checks/ready-to-start.js';

/**
 * Restores a backup into an empty database, with all sending held, and brings the tables up to date
 * (docs/operating/backup.md).
 */
async function main(file: string | undefined): Promise<string> {
  const { config, crypto, ownerUrl, identity } = backupSettings('restore', file);
  const { manifest, totals } = await restoreBackup(file ?? '', identity, {
    ownerUrl,
    files: openFileStore(config),
    dataKeys: crypto.keyIds,
  });
  await makeReady(config);
  const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored as of ${manifest.madeAt}: ${rows} rows, ${totals.files} files. All sending is held until \`npm run admin -- release-sending\`.`;
}

main(process.argv[2]).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exit(1);
  },
);
