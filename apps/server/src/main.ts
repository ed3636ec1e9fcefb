import { createApp } from './bootstrap.js';
import { ConfigError } from './platform/config/config-reader.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { prepareDatabase } from './platform/database/migrate.js';
import { startWorker } from './worker.js';

/** Starts this process in its role: everything, HTTP only, or queues and schedules only. */
async function main(): Promise<void> {
  const config = readConfig(withLocalSecrets(process.env));
  await prepareDatabase(config);
  if (config.role === 'worker') return startWorker(config);
  const app = await createApp(config);
  await (config.host === null ? app.listen(config.port) : app.listen(config.port, config.host));
  process.stdout.write(`${JSON.stringify({ level: 'info', message: 'serving', port: config.port, role: config.role })}\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : 'start failed';
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
