import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { prepareDatabase } from './platform/database/migrate.js';

/**
 * Brings the database up to date and ends: a step of its own where the processes that serve do not know the
 * owner of the tables (docs/operating.md).
 */
prepareDatabase(readConfig(withLocalSecrets(process.env))).then(
  () => process.stdout.write('The database is up to date.\n'),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exit(1);
  },
);
