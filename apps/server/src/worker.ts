import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { createHealthServer, HealthStatesService } from './modules/health/index.js';
import type { AppConfig } from './platform/config/config.js';
import { buildOf } from './platform/config/version.js';
import { closeWorker, endOnSignals } from './platform/http/shutdown.js';
import { writeLine } from './platform/logging/plain-lines.js';
import { MetricsAnswers } from './platform/metrics/metrics-answers.js';

/** Answers health, with its details, and the measures on the port that is for the inside alone. */
export function serveHealth(app: INestApplicationContext, { healthPort, host }: AppConfig): void {
  if (healthPort === null) return;
  createHealthServer(app.get(HealthStatesService), app.get(MetricsAnswers))
    .listen(healthPort, host ?? undefined)
    .unref();
}

/** Starts the queues and schedules without HTTP, and returns them. On SIGTERM, running jobs are finished first. */
export async function startWorker(
  config: AppConfig,
  atEnd: () => Promise<void> = async () => undefined,
): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  endOnSignals(config.ending, async () => {
    await closeWorker(app);
    await atEnd();
  });
  serveHealth(app, config);
  writeLine(process.stdout, 'info', 'working', { role: config.role, ...buildOf() });
  return app;
}
