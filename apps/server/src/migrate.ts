import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { prepareDatabase } from './platform/database/migrate.js';

/**
 * Migrates the database and exits: a separate step for installations whose server processes do not connect as
 * the tables' owner (docs/operating.md).
 */
prepareDatabase(readConfig(withLocalSecrets(process.env))).then(
  () => process.stdout.write('The database is up to date.\n'),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exit(1);
  },
);
