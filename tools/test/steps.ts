import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '../build/build.js';
import { ROOT } from '../lib/root.js';
import { runNodeQuietly } from '../lib/run-node.js';
import { jestStep } from './jest-step.js';
import type { Step } from './step.js';
import { check } from './step.js';

const SWC = ['--disable-warning=ExperimentalWarning', '--import', '@swc-node/register/esm-register', '--conditions=karov-source'];
const TYPED = ['.', 'apps/portal', 'apps/backoffice'];

/** Everything that `npm test` does, group after group: what is quick and often wrong comes first. The steps of a group know nothing of each other. */
export async function allSteps(): Promise<Step[][]> {
  return [
    [
      check('format', () => runNodeQuietly(['node_modules/@biomejs/biome/bin/biome', 'format'])),
      check('lint', lint),
      check('unused', () => runNodeQuietly(['node_modules/knip/bin/knip.js', '--no-progress'])),
      ...TYPED.map((folder) => check(`types of ${folder}`, () => runNodeQuietly(['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder]))),
      check('boundaries', () =>
        runNodeQuietly([
          'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
          '--config',
          'dependency-cruiser.config.mjs',
          'apps',
          'libs',
          'migrations',
        ]),
      ),
    ],
    [
      check('build', async () => {
        await buildIfStale();
        return 0;
      }),
    ],
    await driftChecks(),
    [jestStep('tests', ['--maxWorkers=2'])],
    [jestStep('journeys', ['--config', 'apps/e2e/jest.config.js', '--maxWorkers=2'])],
  ];
}

/** The rule on project boundaries reads Nx' project graph, which has to be made first; without it the rule is silent. */
async function lint(): Promise<number> {
  const env = { NX_DAEMON: 'false', NX_TUI: 'false' };
  const graph = await runNodeQuietly(['node_modules/nx/dist/bin/nx.js', 'graph', '--file=.tmp/project-graph.json'], env);
  return graph === 0 ? runNodeQuietly(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'], env) : graph;
}

/** Each `tools/check-*` is a check of its own: it fails when something written twice has drifted apart. */
async function driftChecks(): Promise<Step[]> {
  const files = (await readdir(join(ROOT, 'tools'))).filter((name) => /^check-.*\.(ts|mjs)$/.test(name)).sort();
  return files.map((file) => {
    const name = file.replace(/^check-(.*)\.\w+$/, '$1').replaceAll('-', ' ');
    return check(`check ${name}`, () => runNodeQuietly([...(file.endsWith('.ts') ? SWC : []), `tools/${file}`]));
  });
}
