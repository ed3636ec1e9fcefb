import preset, { onNode } from '../../jest.preset.js';

/** Pure specs: what needs neither a database nor the application says so by its name, and runs in seconds. */
export default {
  ...preset,
  displayName: 'server-unit',
  ...onNode,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(api|db|alone)\\.spec\\.ts$'],
};
