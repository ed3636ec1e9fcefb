import { makeReady, untilDatabase } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';

/**
 * Migrates the database and exits: a separate step for installations whose server processes do not connect as
 * the tables' owner (docs/operating.md).
 */
async function main(): Promise<void> {
  const config = readConfig(withLocalSecrets(process.env));
  await untilDatabase(config);
  await makeReady(config);
}

main().then(
  () => process.stdout.write('The database is up to date.\n'),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exit(1);
  },
);
