import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/** Configuration for the journeys in a large world, which `npm run bench -- desk` fills before they begin. */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: [{ name: 'large', testMatch: '**/*.large.ts' }],
  testMatch: '**/*.large.ts',
});
