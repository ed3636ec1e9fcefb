import { existsSync, readdirSync } from 'node:fs';

const folders = ['apps', 'libs'].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`));

const files = [...folders, 'migrations', 'tools'].flatMap((folder) =>
  ['jest.config.js', 'jest.alone.config.js', 'jest.unit.config.js'].map((name) => `${folder}/${name}`),
);

/** Every jest.config.js is a project. Journeys (apps/e2e) have a runner of their own, after these. */
export default {
  // two hundred parallel calls, or a file of fifty thousand rows, take their time on a busy machine
  testTimeout: 120_000,
  // ES modules in jest are never let go of: a worker that has grown is replaced before it spends its time collecting garbage, and dies of it
  workerIdleMemoryLimit: '1GB',
  testSequencer: './tools/test/waiting-first.mjs',
  projects: files.filter((file) => existsSync(file)).map((file) => `<rootDir>/${file}`),
};
