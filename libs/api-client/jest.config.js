import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'api-client',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
