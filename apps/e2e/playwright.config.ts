import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './browser-flags.js';

const PATIENCE_MS = 30_000;
/** The longest journeys start first, so that all workers end at about the same time. */
const LONG = [
  '**/every-page*.journey.ts',
  '**/backoffice/{pages,requests}.journey.ts',
  '**/emergency.journey.ts',
];

/**
 * Journeys in a real browser against the server as `npm start` starts it. Three run at a time, because each
 * spends part of its time waiting; each runs in a world of its own, and none is retried.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../.tmp/journeys',
  globalSetup: './src/worlds/start-worlds.ts',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    timezoneId: 'Asia/Jerusalem',
    contextOptions: { reducedMotion: 'reduce' },
    // the browser was found or downloaded before the journeys began
    launchOptions: { executablePath: process.env['KAROV_CHROMIUM'], args: BROWSER_FLAGS },
  },
});
