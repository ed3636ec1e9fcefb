import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { createHealthServer, HealthStatesService } from './modules/health/index.js';
import type { AppConfig } from './platform/config/config.js';
import { closeWorker, endOnSignals } from './platform/http/shutdown.js';

/** Answers health, with its details, on the port that is for the inside alone. */
export function serveHealth(app: INestApplicationContext, { healthPort, host }: AppConfig): void {
  if (healthPort === null) return;
  createHealthServer(app.get(HealthStatesService))
    .listen(healthPort, host ?? undefined)
    .unref();
}

/** Starts the queues and schedules without HTTP, and returns them. On SIGTERM, running jobs are finished first. */
export async function startWorker(config: AppConfig): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  endOnSignals(config.ending, () => closeWorker(app));
  serveHealth(app, config);
  process.stdout.write(`${JSON.stringify({ level: 'info', message: 'working', role: config.role })}\n`);
  return app;
}
