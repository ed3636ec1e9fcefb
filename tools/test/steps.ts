import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildIfStale } from '../build/build.js';
import { FROM_SOURCE } from '../lib/from-source.js';
import { ROOT } from '../lib/root.js';
import { runNodeQuietly } from '../lib/run-node.js';
import { jestStep } from './jest-step.js';
import { journeysStep } from './journeys-step.js';
import type { Step } from './step.js';
import { check } from './step.js';

/**
 * Each application has its own types and is linted separately, because one run over everything would keep
 * three type programs in memory.
 */
const FRONTS = ['apps/portal', 'apps/backoffice'];
/** The jest projects with the tests of these applications. */
const SCREENS = FRONTS.map((folder) => basename(folder));
const QUIET_NX = { NX_DAEMON: 'false', NX_TUI: 'false' };

/**
 * Returns all steps of `npm test`, group after group: quick steps that often fail come first. The steps of a
 * group do not depend on each other.
 */
export async function allSteps(): Promise<Step[][]> {
  return [
    [
      check('format', () => runNodeQuietly(['node_modules/@biomejs/biome/bin/biome', 'check'])),
      // the longest step first, so that both lanes end at about the same time
      check('own lint of the rest', () =>
        ownLint(['.', ...FRONTS.flatMap((folder) => ['--ignore-pattern', folder])]),
      ),
      check('lint', () =>
        runNodeQuietly(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
      ),
      check('types of .', () => types('.')),
      ...FRONTS.map((folder) => check(`own lint of ${folder}`, () => ownLint([folder]))),
      ...FRONTS.map((folder) => check(`types of ${folder}`, () => types(folder))),
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
    // knip reads Vite's configuration, which imports what the build has written
    [
      check('unused', () => runNodeQuietly(['node_modules/knip/bin/knip.js', '--no-progress'])),
      ...(await driftChecks()),
    ],
    // these run in parallel: server specs spend more than half of their time waiting for PostgreSQL,
    // processes and timers, and meanwhile the screen tests run
    [
      jestStep('specs', ['--maxWorkers=2', '--ignoreProjects', ...SCREENS]),
      jestStep('screens', ['--maxWorkers=2', '--selectProjects', ...SCREENS]),
    ],
    [journeysStep('journeys')],
  ];
}

let graph: Promise<number> | null = null;

/**
 * Runs our own lint rules, and those that the fast linter lacks. The rule about project boundaries reads Nx's
 * project graph, which must be created once before; without the graph the rule reports nothing.
 */
async function ownLint(what: string[]): Promise<number> {
  graph ??= runNodeQuietly(
    ['node_modules/nx/dist/bin/nx.js', 'graph', '--file=.tmp/project-graph.json'],
    QUIET_NX,
  );
  const code = await graph;
  // a larger space for short-lived objects, because the types create many of them
  return code === 0
    ? runNodeQuietly(
        ['--max-semi-space-size=256', 'node_modules/eslint/bin/eslint.js', ...what, '--max-warnings=0'],
        QUIET_NX,
      )
    : code;
}

function types(folder: string): Promise<number> {
  return runNodeQuietly(['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', folder]);
}

/** Makes each `tools/check-*` a separate check, which fails when two copies of one fact have diverged. */
async function driftChecks(): Promise<Step[]> {
  const files = (await readdir(join(ROOT, 'tools')))
    .filter((name) => /^check-.*\.(ts|mjs)$/.test(name))
    .sort();
  return files.map((file) => {
    const name = file.replace(/^check-(.*)\.\w+$/, '$1').replaceAll('-', ' ');
    return check(`check ${name}`, () =>
      runNodeQuietly([...(file.endsWith('.ts') ? FROM_SOURCE : []), `tools/${file}`]),
    );
  });
}
