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
 * Journeys in a real browser against the product as started by `npm start`: three at a time, because each
 * waits for part of its time, each in a world of its own, none retried.
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
    // found or downloaded before the journeys begin
    launchOptions: { executablePath: process.env['KAROV_CHROMIUM'], args: BROWSER_FLAGS },
  },
});
