import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { createHealthServer, HealthStatesService } from './modules/health/index.js';
import type { AppConfig } from './platform/config/config.js';
import { closeWorker, endOnSignals } from './platform/http/shutdown.js';

/** Starts the queues and schedules without HTTP. On SIGTERM, running jobs are finished first. */
export async function startWorker(config: AppConfig): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  endOnSignals(config.ending, () => closeWorker(app));
  if (config.healthPort !== null)
    createHealthServer(app.get(HealthStatesService))
      .listen(config.healthPort, config.host ?? undefined)
      .unref();
  process.stdout.write(`${JSON.stringify({ level: 'info', message: 'working', role: config.role })}\n`);
}
