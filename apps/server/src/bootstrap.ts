import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { AppModule } from './app.module.js';
import { serveFronts } from './fronts.js';
import { serveMapFile } from './map-file.js';
import { serveApiDocument } from './openapi.js';
import { Clock } from './platform/clock/clock.js';
import type { AppConfig } from './platform/config/config.js';
import { BodyLimits } from './platform/http/body-limits.js';
import { parseBodies, parseQuery } from './platform/http/body-parsing.js';
import {
  keptByNobody,
  methodOverride,
  requestContextMiddleware,
  tellTime,
} from './platform/http/middleware.js';
import { closeConnectionsWhileEnding, outlastProxies } from './platform/http/shutdown.js';
import { Log } from './platform/logging/log.js';
import { METRICS_PATH, MetricsAnswers } from './platform/metrics/metrics-answers.js';
import { RequestMetrics } from './platform/metrics/request-metrics.js';
import { Realtime, RealtimeIoAdapter } from './platform/realtime/realtime.js';

/**
 * Builds the application: API under /api, documents, sockets and the two fronts, all on one port. It does not
 * listen yet.
 */
export async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    logger: ['error', 'fatal'],
    bodyParser: false,
  });
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', parseQuery);
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: { directives: contentPolicy(config) },
      referrerPolicy: { policy: 'no-referrer' },
    }),
  );
  app.use(permissionsPolicy);
  outlastProxies(app);
  app.use(closeConnectionsWhileEnding(app));
  app.use('/api', keptByNobody, tellTime(app.get(Clock)));
  app.use(compression());
  app.use(requestContextMiddleware(app.get(Log), app.get(RequestMetrics)));
  serveMetrics(app);
  app.use(...parseBodies(app.get(BodyLimits)));
  app.use(methodOverride);
  app.setGlobalPrefix('api', { exclude: ['outbox'] });
  app.useWebSocketAdapter(new RealtimeIoAdapter(app, app.get(Realtime)));
  serveApiDocument(app, config);
  serveMapFile(app, config.mapFile);
  serveFronts(app);
  return app;
}

/** Serves the measures of this process, below no handler: nobody signs in for them, and no limit counts them. */
function serveMetrics(app: NestExpressApplication): void {
  const answers = app.get(MetricsAnswers);
  app.use(METRICS_PATH, (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' || request.path !== '/' || !answers.isServed) return next();
    answers.answer(request, response).catch(next);
  });
}

/** The browser features that pages may use: location (rule 75) and passkeys only. */
const PERMISSIONS =
  'geolocation=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), display-capture=(), browsing-topics=()';

function permissionsPolicy(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  next();
}

/** Allows scripts and styles only from our own origin, and pictures also from the configured map tiles. */
function contentPolicy(config: AppConfig): Record<string, string[] | null> {
  const tiles = config.tiles
    ? [
        new URL(config.tiles.url.replace('{s}', 'a')).origin,
        `https://*.${new URL(config.tiles.url.replace('{s}', 'a')).hostname.split('.').slice(-2).join('.')}`,
      ]
    : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    // for browsers in which 'self' does not cover WebSockets of the same origin
    'connect-src': ["'self'", new URL(config.publicUrl).origin.replace(/^http/, 'ws')],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': config.production ? [] : null,
  };
}
