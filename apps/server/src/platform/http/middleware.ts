import { randomUUID } from 'node:crypto';
import { isRecord, LOCALES, type Locale } from '@karov/domain';
import type { NextFunction, Request, Response } from 'express';
import type { Clock } from '../clock/clock.js';
import type { Log } from '../logging/log.js';
import { clientIp } from '../security/throttle.js';
import { withRequestContext } from './request-context.js';

/**
 * Sets each request's id and language, and writes one log line for it, with the path of its route but never
 * its values.
 */
export function requestContextMiddleware(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    withRequestContext({ requestId, locale: readLocale(request), ip: clientIp(request) }, () => {
      response.on('finish', () => {
        log.debug('request', {
          method: request.method,
          route: routeOf(request),
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
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

function routeOf(request: Request): string {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? route.path
    : 'unmatched';
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
