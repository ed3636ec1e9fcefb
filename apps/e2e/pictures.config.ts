import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/**
 * Configuration for the pictures in the README, which are taken in a demo world of their own, like the
 * journeys.
 */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: [{ name: 'pictures', testMatch: '**/*.pictures.ts' }],
  testMatch: '**/*.pictures.ts',
});
