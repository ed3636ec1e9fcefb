import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tidyAddress } from '@karov/domain';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { pageOfShort } from './modules/notifications/index.js';

const APPS = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Serves the built fronts: the back office under /admin, the portal everywhere else. Unknown paths return the
 * app's own page, unknown files a 404.
 */
export function serveFronts(app: NestExpressApplication): void {
  // Managers' pages for events and people have addresses of their own (rule 113), which belong to the back
  // office.
  app.use(['/events', '/volunteers-menu', '/user-management-menu'], (request: Request, response: Response) =>
    response.redirect(302, `/admin${request.originalUrl}`),
  );
  for (const page of ['events', 'users'])
    app.use(`/manager/${page}`, (request: Request, response: Response) =>
      response.redirect(302, `/admin/${page}${request.url.replace(/^\/(?=\?|$)/, '')}`),
    );
  app.use(leadShortAddresses);
  serveFront(app, '/admin', join(APPS, 'backoffice', 'dist'));
  serveFront(app, '/', join(APPS, 'portal', 'dist'));
}

/**
 * Redirects the short addresses of links in messages to their pages (rule 163). A code is the key to its
 * page, so no intermediary may store it.
 */
function leadShortAddresses(request: Request, response: Response, next: NextFunction): void {
  const page = pageOfShort(request.path) ?? pageOfOneClick(request);
  if (page === null) return next();
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(302, page);
}

/**
 * A person who opens a mail program's opt-out link of a broadcast gets the page that asks first (rule 178);
 * the program's own call passes through.
 */
function pageOfOneClick({ method, path }: Request): string | null {
  const [, code] = /^\/api\/email\/one-click\/([\w-]{1,64})\/?$/.exec(tidyAddress(path) ?? path) ?? [];
  return method === 'GET' && code !== undefined ? `/unsubscribe/email/${code}` : null;
}

/** Serves one built front under a path, if it is built. */
export function serveFront(
  app: { use(path: string, handler: RequestHandler): unknown },
  base: string,
  folder: string,
): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  const front = express.Router();
  front.use(storedBrotli(folder));
  // Built files have a hash in their name, so they may be cached forever; the page itself may not.
  front.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, path) => describe(response, path),
    }),
  );
  front.use((request: Request, response: Response, next: NextFunction) => {
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      !request.accepts('html') ||
      isFile(request.path)
    )
      return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(pageIn(folder, request.path));
  });
  // API calls pass through without a file lookup.
  app.use(base, (request: Request, response: Response, next: NextFunction) =>
    isApi(request) ? next() : front(request, response, next),
  );
}

/**
 * Some paths have a page of their own, with preloads of what it needs; the last part of a path may be a code.
 * All others have the default one.
 */
function pageIn(folder: string, path: string): string {
  const own = isPlainPath(path) ? [path, path.replace(/[^/]+\/?$/, '')] : [];
  const pages = own.filter((one, index) => index === 0 || one !== '/').map((one) => join(one, 'index.html'));
  const [found = 'index.html'] = [...pages, 'page.html'].filter((page) => existsSync(join(folder, page)));
  return join(folder, found);
}

/**
 * A path in the form of a file is not a page: a request for a script of an earlier version must not get the
 * page instead. The proxy has the same rule.
 */
const isFile = (path: string): boolean => /^\/assets\/|\.[A-Za-z0-9]{1,8}$|\/\.[^./]/.test(path);

const isPlainPath = (path: string): boolean => /^(\/[\w-]+)*\/?$/.test(path);

/**
 * Clients that accept Brotli get the compressed copy that the build stored next to a file; for others files
 * are compressed on the fly.
 */
function storedBrotli(folder: string) {
  const assets = join(folder, 'assets');
  const stored = new Set(
    existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.br')) : [],
  );
  return (request: Request, response: Response, next: NextFunction): void => {
    const [, name = ''] = /^\/assets\/([^/?]+)$/.exec(request.url) ?? [];
    if (stored.has(`${name}.br`)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br') === 'br') request.url += '.br';
    }
    next();
  };
}

/**
 * Headers that only pages need, not scripts, styles and fonts: some of those files are no larger than the
 * headers themselves. The production proxy omits them as well.
 */
const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

function describe(response: Response, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isHashed) for (const name of FOR_DOCUMENTS) response.removeHeader(name);
  if (!path.endsWith('.br')) return;
  response.setHeader('Content-Encoding', 'br');
  response.type(extname(path.slice(0, -'.br'.length)));
}

function isApi(request: Request): boolean {
  return /^\/(api|outbox)(\/|$|\?)/.test(request.originalUrl);
}
