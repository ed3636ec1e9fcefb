import preset from '../../jest.preset.js';

/** The specs of the pure rules, run by jest itself, since Stryker counts what each of them covers. */
export default {
  ...preset,
  rootDir: '../..',
  testMatch: [
    '<rootDir>/libs/domain/src/**/*.spec.ts',
    '<rootDir>/apps/server/src/**/*.{rules,policy}.spec.ts',
    '<rootDir>/apps/server/src/modules/needs/need.spec.ts',
  ],
};
