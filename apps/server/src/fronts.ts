import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APPS = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Serves the built fronts: the back office under /admin, the portal everywhere else. Unknown paths get the app's own page. */
export function serveFronts(app: NestExpressApplication): void {
  // Managers' pages of events have addresses of their own (part 1 §2.1); the back office is one.
  app.use('/events', (request: Request, response: Response) => response.redirect(302, `/admin${request.originalUrl}`));
  serve(app, '/admin', join(APPS, 'backoffice', 'dist'));
  serve(app, '/', join(APPS, 'portal', 'dist'));
}

function serve(app: NestExpressApplication, base: string, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  // Built files carry a hash in their name, so they may be kept for ever; the page itself may not.
  app.use(base, express.static(folder, { index: false, setHeaders: (response, path) => cacheFor(response, path) }));
  app.use(base, (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' || isApi(request) || !request.accepts('html')) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(folder, 'index.html'));
  });
}

function cacheFor(response: Response, path: string): void {
  response.setHeader('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function isApi(request: Request): boolean {
  return /^\/(api|outbox)(\/|$|\?)/.test(request.originalUrl);
}
