import preset, { onScreen } from '../../jest.preset.js';

const screen = onScreen('<rootDir>/test/stand-ins.ts');

export default {
  ...preset,
  ...screen,
  displayName: 'portal',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: [...screen.setupFilesAfterEnv, '<rootDir>/test/setup.ts'],
};
