import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'journeys',
  rootDir: '.',
  testMatch: ['<rootDir>/src/**/*.journey.ts'],
  testTimeout: 120_000,
};
