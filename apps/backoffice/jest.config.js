import preset, { onScreen } from '../../jest.preset.js';

const screen = onScreen('<rootDir>/src/testing/stand-ins.ts');

export default {
  ...preset,
  ...screen,
  displayName: 'backoffice',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: [...screen.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
