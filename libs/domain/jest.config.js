import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'domain',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
