import preset, { onNode } from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'testing',
  ...onNode,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  globalSetup: '<rootDir>/../../tools/test/start-database.mjs',
  globalTeardown: '<rootDir>/../../tools/test/stop-database.mjs',
};
