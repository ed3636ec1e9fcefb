/**
 * `npm run mutate`: breaks every rule in every known way, which the specs must notice. The score and the
 * survivors are in `.tmp/mutate`.
 */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: { projectType: 'custom', configFile: 'tools/mutate/jest.config.js', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: [
    'libs/domain/src/**/*.ts',
    'apps/server/src/**/*.rules.ts',
    'apps/server/src/**/*.policy.ts',
    'apps/server/src/modules/needs/need.ts',
    '!**/*.spec.ts',
    '!**/index.ts',
  ],
  ignorePatterns: ['.data', '.nx', '.tmp', 'dist', 'docs', '**/dist/**', 'apps/*/dist'],
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.tmp/mutate/report.html' },
  jsonReporter: { fileName: '.tmp/mutate/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.tmp/mutate/sandbox',
  concurrency: 2,
};
