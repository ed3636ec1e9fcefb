import preset from '../../jest.preset.js';

/** Components are tested in jsdom, with ES modules; style sheets and fonts are nothing there. */
export default {
  ...preset,
  displayName: 'backoffice',
  testEnvironment: '<rootDir>/src/testing/environment.js',
  testTimeout: 120_000,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.test.tsx'],
  setupFiles: [
    '<rootDir>/../../tools/test/no-owner-stacks.mjs',
    '<rootDir>/../../tools/test/own-style.mjs',
    '<rootDir>/../../tools/test/quiet-console.mjs',
    '<rootDir>/src/testing/browser-parts.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/../../tools/test/short-misses.mjs'],
  testEnvironmentOptions: { customExportConditions: ['karov-source', 'browser'] },
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '\\.css$': '<rootDir>/src/testing/no-style.ts',
    '^socket\\.io-client$': '<rootDir>/src/testing/no-socket.ts',
  },
};
