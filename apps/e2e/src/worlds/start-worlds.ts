import type { FullConfig } from '@playwright/test';
import { runTool } from './run-tool.js';
import { startWorld } from './world.js';

/**
 * Runs before the journeys: finds or downloads a browser, builds, and starts a world for each worker.
 * KAROV_E2E_URL selects a server that is already running (it must be in demo mode), with only one worker.
 * Returns the cleanup that runs after the journeys.
 */
export default async function startWorlds({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.env['KAROV_CHROMIUM'] = runTool('browser').trim();
  if (process.env['KAROV_E2E_URL']) {
    if (workers > 1)
      throw new Error('Journeys on one running product do not run side by side: say --workers=1.');
    return () => Promise.resolve();
  }
  process.stdout.write(runTool('build'));
  const worlds = await Promise.all(Array.from({ length: workers }, () => startWorld()));
  process.env['KAROV_E2E_URL'] = worlds.map(({ address }) => address).join(' ');
  return async () => {
    await Promise.all(worlds.map((world) => world.stop()));
  };
}
