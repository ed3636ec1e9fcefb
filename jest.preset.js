/** What every jest project of the workspace shares: swc, ES modules, the source condition. */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironmentOptions: { customExportConditions: ['karov-source', 'node', 'node-addons'] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // its ES modules import JSON in a way that jest warns about on each use
    '^libphonenumber-js/max$': `${import.meta.dirname}/node_modules/libphonenumber-js/max/index.cjs`,
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

/**
 * For specs of the server: its some thousand modules are loaded once for each worker, by Node itself, and not once for each file. What one file
 * leaves in a module is there for the next one.
 */
export const onNode = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: [
    `${import.meta.dirname}/libs/testing/source-loader.mjs`,
    `${import.meta.dirname}/tools/test/keep-connections.mjs`,
  ],
  setupFilesAfterEnv: [`${import.meta.dirname}/tools/test/time-limit.ts`],
};
