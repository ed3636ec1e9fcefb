import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'web',
  roots: ['<rootDir>/src'],
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['karov-source', 'browser'] },
};
