import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './browser-flags.js';

const PATIENCE_MS = 30_000;
/** What takes longest begins first, so that all workers end at about the same time. */
const LONG = [
  '**/every-page*.journey.ts',
  '**/backoffice/{pages,requests}.journey.ts',
  '**/emergency.journey.ts',
];

/**
 * Journeys in a real browser against the product as `npm start` brings it up: three at a time, since each
 * waits a part of its time, each on a world of its own, none tried twice.
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
    // found, or brought, before the journeys begin
    launchOptions: { executablePath: process.env['KAROV_CHROMIUM'], args: BROWSER_FLAGS },
  },
});
