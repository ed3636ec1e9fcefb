import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'portal',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.test.tsx'],
  testEnvironment: '<rootDir>/test/environment.js',
  testEnvironmentOptions: { customExportConditions: ['karov-source', 'browser'] },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/empty-style.ts',
    '^react-signature-canvas$': '<rootDir>/test/signature-stand-in.tsx',
    '^socket.io-client$': '<rootDir>/test/socket-stand-in.ts',
    '/altcha-widget\\.js$': '<rootDir>/test/altcha-stand-in.ts',
    ...preset.moduleNameMapper,
  },
  setupFiles: [
    '<rootDir>/../../tools/test/no-owner-stacks.mjs',
    '<rootDir>/../../tools/test/own-style.mjs',
    '<rootDir>/../../tools/test/quiet-console.mjs',
  ],
  setupFilesAfterEnv: ['<rootDir>/../../tools/test/short-misses.mjs', '<rootDir>/test/setup.ts'],
};
