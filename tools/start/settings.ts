import { resolve } from 'node:path';
import { ROOT } from '../lib/root.js';

/** The settings of `npm start`, read from the environment. */
export interface StartSettings {
  port: number;
  dataFolder: string;
  /** null if the embedded database is to be started */
  databaseUrl: string | null;
  demo: boolean;
}

/** Reads the settings; an unusable setting is reported on one line. */
export function readSettings(env: NodeJS.ProcessEnv): StartSettings {
  const databaseUrl = env['DATABASE_URL'] || null;
  return {
    port: readPort(env['PORT'] || '3000'),
    dataFolder: resolve(ROOT, env['KAROV_DATA'] || '.data'),
    databaseUrl,
    demo: env['KAROV_DEMO'] ? env['KAROV_DEMO'] === '1' : databaseUrl === null,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}"`);
  return port;
}
