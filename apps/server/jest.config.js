import preset, { onNode } from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'server',
  ...onNode,
  // starting the application on a busy machine takes its time; nothing waits for time to pass
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{src,processes}/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.alone\\.spec\\.ts$'],
  globalSetup: '<rootDir>/../../tools/test/start-database.mjs',
  globalTeardown: '<rootDir>/../../tools/test/stop-database.mjs',
};
