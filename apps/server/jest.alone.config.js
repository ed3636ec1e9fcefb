import preset from '../../jest.preset.js';

/** Specs that change what all JavaScript of a process shares: each in a virtual machine of its own. */
export default {
  ...preset,
  displayName: 'server-alone',
  testTimeout: 30_000,
  testMatch: ['<rootDir>/src/**/*.alone.spec.ts'],
  globalSetup: '<rootDir>/../../tools/test/start-database.mjs',
  globalTeardown: '<rootDir>/../../tools/test/stop-database.mjs',
};
