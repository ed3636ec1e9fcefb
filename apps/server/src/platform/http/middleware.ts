import { randomUUID } from 'node:crypto';
import { isRecord, LOCALES, type Locale } from '@karov/domain';
import type { NextFunction, Request, Response } from 'express';
import type { Clock } from '../clock/clock.js';
import type { Log } from '../logging/log.js';
import type { RequestMetrics } from '../metrics/request-metrics.js';
import type { Caller } from '../security/caller.js';
import { clientIp } from '../security/throttle.js';
import { withRequestContext } from './request-context.js';
import { isFollowed, routeOf } from './routes.js';

/** The status of a call whose caller had gone before the answer, as proxies write it. */
const GONE = 499;

/**
 * Sets each request's id and language, counts it, and writes one log line for each call of the API: with the
 * pattern of its route, never with its path, which may hold a code, and without the caller's address.
 */
export function requestContextMiddleware(log: Log, metrics: RequestMetrics) {
  return (request: Request & { caller?: Caller }, response: Response, next: NextFunction): void => {
    const given = request.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    withRequestContext({ requestId, locale: readLocale(request), ip: clientIp(request) }, () => {
      response.once('close', () => {
        const ms = performance.now() - started;
        const { method } = request;
        const route = routeOf(request);
        const status = response.writableFinished ? response.statusCode : GONE;
        metrics.count({ method, route, status, seconds: ms / 1000 });
        if (isFollowed(request.originalUrl))
          log.info('request', {
            method,
            route,
            status,
            ms: Math.round(ms),
            role: request.caller?.role ?? null,
          });
      });
      next();
    });
  };
}

/**
 * Reads the language from `Content-Language`, or else from `Accept-Language`; Hebrew is the default (rule
 * 133).
 */
function readLocale(request: Request): Locale {
  const wanted = request.header('content-language') ?? '';
  return LOCALES.find((locale) => locale === wanted) ?? 'he-IL';
}

/**
 * Treats a POST whose body contains `_method: PUT` as a PUT (rule 14). In multipart forms this is a field,
 * which their handlers read.
 */
export function methodOverride(request: Request, _response: Response, next: NextFunction): void {
  const body: unknown = request.body;
  if (request.method === 'POST' && isRecord(body) && Object.hasOwn(body, '_method')) {
    const wanted = body['_method'];
    if (typeof wanted === 'string' && wanted.toUpperCase() === 'PUT') request.method = 'PUT';
    delete body['_method'];
  }
  next();
}

/**
 * Prevents caching: the API's answers are about people, so no cache may store them, unless a response
 * declares itself public.
 */
export function keptByNobody(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/**
 * Sends the server's time with every answer: the frontends calculate from it, because the clocks of devices
 * are sometimes wrong.
 */
export function tellTime(clock: Clock) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('X-Server-Time', clock.now().toISOString());
    next();
  };
}
