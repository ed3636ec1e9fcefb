import preset, { onNode } from '../../jest.preset.js';

/**
 * Specs that talk to the database or the API, or start processes of the server; and of the tools, those that
 * ask the database about the server's sources.
 */
export default {
  ...preset,
  displayName: 'server',
  ...onNode,
  // starting the application on a busy machine takes its time; nothing waits for time to pass
  testTimeout: 30_000,
  roots: ['<rootDir>', '<rootDir>/../../tools/sql'],
  testMatch: [
    '<rootDir>/src/**/*.{api,db}.spec.ts',
    '<rootDir>/processes/**/*.spec.ts',
    '<rootDir>/../../tools/sql/*.db.spec.ts',
  ],
  globalSetup: '<rootDir>/../../tools/test/start-database.mjs',
  globalTeardown: '<rootDir>/../../tools/test/stop-database.mjs',
};
