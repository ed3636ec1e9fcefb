import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/** The pictures of the README, taken in a demo world of their own, as for the journeys. */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: [{ name: 'pictures', testMatch: '**/*.pictures.ts' }],
  testMatch: '**/*.pictures.ts',
});
