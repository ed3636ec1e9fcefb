import { existsSync, readdirSync } from 'node:fs';

const SERVER = 'apps/server/src';
/**
 * Rules that have no spec of their own are proved by specs that start the product, which Stryker cannot run
 * for each mutant; it would report all of them as survivors.
 */
const provedElsewhere = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(rules|policy)\.ts$/.test(file))
  .filter((file) => !existsSync(`${SERVER}/${file.replace(/\.ts$/, '.spec.ts')}`))
  .map((file) => `!${SERVER}/${file.replaceAll('\\', '/')}`);

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
    ...provedElsewhere,
  ],
  ignorePatterns: ['.data', '.nx', '.tmp', 'dist', 'docs', '**/dist/**', 'apps/*/dist'],
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.tmp/mutate/report.html' },
  jsonReporter: { fileName: '.tmp/mutate/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.tmp/mutate/sandbox',
  concurrency: 2,
};
