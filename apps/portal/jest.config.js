import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'portal',
  roots: ['<rootDir>/src'],
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['karov-source', 'browser'] },
  moduleNameMapper: { ...preset.moduleNameMapper, '\\.css$': '<rootDir>/test/empty-style.ts' },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
};
