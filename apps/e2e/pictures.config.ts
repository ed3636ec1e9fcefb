import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/** The pictures of the README, taken of a demo world of their own as the journeys have one. */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: [{ name: 'pictures', testMatch: '**/*.pictures.ts' }],
  testMatch: '**/*.pictures.ts',
});
