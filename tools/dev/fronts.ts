import { join } from 'node:path';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';
import { freePort } from '../lib/free-port.js';
import { ROOT } from '../lib/root.js';
import type { ReloadingServer } from './reloading-server.js';

/** The paths that the server answers itself, as it does where the fronts are built. */
const SERVER_PATHS = '^/(api|outbox|events|volunteers-menu|manager/events)(/|$|\\?)';
const ADMIN_PATHS = '^/admin(/|$|\\?)';

/** Serves both fronts from their sources: the portal at a port, which hands on what belongs to the back office or to the server. */
export async function serveFronts(port: number, server: ReloadingServer): Promise<{ close(): Promise<void> }> {
  const adminPort = await freePort();
  const backoffice = await serve('apps/backoffice', adminPort, {});
  const portal = await serve('apps/portal', port, {
    // a call that comes while the server starts again waits for it
    [SERVER_PATHS]: { ...to(server.port), bypass: () => server.answering.catch(() => undefined) },
    [ADMIN_PATHS]: to(adminPort),
  });
  return { close: async () => void (await Promise.all([portal.close(), backoffice.close()])) };
}

const to = (port: number): ProxyOptions => ({ target: `http://localhost:${port}`, ws: true });

async function serve(folder: string, port: number, proxy: Record<string, ProxyOptions>): Promise<ViteDevServer> {
  const root = join(ROOT, folder);
  const server = await createServer({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', server: { port, strictPort: true, proxy } });
  return server.listen();
}
