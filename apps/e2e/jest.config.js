import preset from '../../jest.preset.js';

/** Journeys in a real Chromium against the product as `npm start` brings it up: one for each worker, on a data folder of its own. */
export default {
  ...preset,
  displayName: 'journeys',
  testMatch: ['<rootDir>/src/**/*.journey.ts'],
  testTimeout: 120_000,
  globalSetup: '<rootDir>/start-app.mjs',
  globalTeardown: '<rootDir>/stop-app.mjs',
};
