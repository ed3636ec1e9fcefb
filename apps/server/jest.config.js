import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'server',
  // two hundred parallel calls take their time on a busy machine
  testTimeout: 60_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  globalSetup: '<rootDir>/../../tools/test/start-database.mjs',
  globalTeardown: '<rootDir>/../../tools/test/stop-database.mjs',
};
