import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'i18n',
  roots: ['<rootDir>/src'],
  testEnvironmentOptions: { customExportConditions: ['karov-source', 'node'] },
};
