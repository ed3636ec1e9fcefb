import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createFront, type ProxyOptions, type ViteDevServer } from 'vite';
import { ROOT } from '../lib/root.js';
import type { ReloadingServer } from './reloading-server.js';

/** The paths that the server answers itself, as it does when portal and back office are built. */
const SERVER_PATHS = '^/(api|outbox|events|volunteers-menu|manager/events|[a-z])(/|$|\\?)';
const ADMIN_PATHS = /^\/admin(\/|$|\?)/;

/**
 * Serves the portal and the back office from their sources at one port, and forwards the server's paths to
 * the server.
 */
export async function serveFronts(
  port: number,
  server: ReloadingServer,
): Promise<{ close(): Promise<void> }> {
  const http = createServer();
  const backoffice = await front('apps/backoffice', http, {});
  const portal = await front('apps/portal', http, {
    // a call made while the server restarts waits until the server is up
    [SERVER_PATHS]: {
      target: `http://localhost:${server.port}`,
      ws: true,
      bypass: () => server.answering.catch(() => undefined),
    },
  });
  http.on('request', (request, response) =>
    (ADMIN_PATHS.test(request.url ?? '') ? backoffice : portal).middlewares(request, response),
  );
  await new Promise<void>((resolve) => http.listen(port, resolve));
  return {
    close: async () => {
      http.closeAllConnections();
      http.close();
      await Promise.all([portal.close(), backoffice.close()]);
    },
  };
}

/** In middleware mode Vite leaves signals alone, so the database is still stopped properly. */
function front(folder: string, http: Server, proxy: Record<string, ProxyOptions>): Promise<ViteDevServer> {
  const root = join(ROOT, folder);
  return createFront({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { middlewareMode: { server: http }, hmr: { server: http }, proxy },
  });
}
