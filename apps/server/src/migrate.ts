import { makeReady, untilDatabase } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { catchPlainLines, writeFatal, writeLine } from './platform/logging/plain-lines.js';

/**
 * Migrates the database and exits: a separate step for installations whose server processes do not connect as
 * the tables' owner (docs/operating/database.md).
 */
async function main(): Promise<void> {
  catchPlainLines();
  const config = readConfig(withLocalSecrets(process.env));
  await untilDatabase(config);
  await makeReady(config);
}

main().then(
  () => writeLine(process.stdout, 'info', 'The database is up to date.'),
  (error: unknown) => {
    writeFatal(error);
    process.exit(1);
  },
);
