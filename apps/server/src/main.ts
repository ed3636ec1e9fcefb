import { createApp } from './bootstrap.js';
import { makeReady, untilDatabase } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { buildOf } from './platform/config/version.js';
import { closeGently, endOnSignals, exitWithParent } from './platform/http/shutdown.js';
import { catchPlainLines, writeFatal, writeLine } from './platform/logging/plain-lines.js';
import { serveHealth, startWorker } from './worker.js';

/** Starts this process in its role: everything, HTTP only, or queues and schedules only. */
async function main(): Promise<void> {
  exitWithParent();
  catchPlainLines();
  const config = readConfig(withLocalSecrets(process.env));
  await untilDatabase(config);
  await makeReady(config);
  const endTracing = config.isTraced ? await traced(config.role) : nothing;
  if (config.role === 'worker') {
    await startWorker(config, endTracing);
    return;
  }
  const app = await createApp(config);
  endOnSignals(config.ending, async () => {
    await closeGently(app, config.ending);
    await endTracing();
  });
  await (config.host === null ? app.listen(config.port) : app.listen(config.port, config.host));
  serveHealth(app, config);
  writeLine(process.stdout, 'info', 'serving', {
    port: config.port,
    role: config.role,
    ...buildOf(),
  });
}

/** Traces this process; returns what sends the rest at its end. */
async function traced(role: string): Promise<() => Promise<void>> {
  const { startTracing } = await import('./platform/tracing/start-tracing.js');
  return startTracing(role);
}

async function nothing(): Promise<void> {
  return undefined;
}

main().catch((error: unknown) => {
  writeFatal(error);
  process.exit(1);
});
