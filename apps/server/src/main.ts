import { createApp } from './bootstrap.js';
import { DatabaseNotReady } from './platform/checks/finding.js';
import { makeReady, untilDatabase } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { ConfigError } from './platform/config/config-reader.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { closeGently, endOnSignals, exitWithParent } from './platform/http/shutdown.js';
import { serveHealth, startWorker } from './worker.js';

/** Starts this process in its role: everything, HTTP only, or queues and schedules only. */
async function main(): Promise<void> {
  exitWithParent();
  const config = readConfig(withLocalSecrets(process.env));
  await untilDatabase(config);
  await makeReady(config);
  if (config.role === 'worker') {
    await startWorker(config);
    return;
  }
  const app = await createApp(config);
  endOnSignals(config.ending, () => closeGently(app, config.ending));
  await (config.host === null ? app.listen(config.port) : app.listen(config.port, config.host));
  serveHealth(app, config);
  process.stdout.write(
    `${JSON.stringify({ level: 'info', message: 'serving', port: config.port, role: config.role })}\n`,
  );
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DatabaseNotReady;
  const text = isPlain
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : 'start failed';
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
