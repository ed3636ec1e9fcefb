import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts the only PostgreSQL of a test run, in a process that ends together with this one, however this one
 * ends. The workers, which start later, find it through the environment (see libs/testing,
 * `createTestDatabase`).
 */
export default async function startDatabase() {
  if (process.env['KAROV_TEST_DATABASE']) return;
  const holder = fork(fileURLToPath(new URL('./database-holder.ts', import.meta.url)), {
    execArgv: ['--import', '@karov/testing/source-loader', '--conditions=karov-source'],
    env: { ...process.env, NODE_OPTIONS: '' },
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = await new Promise((resolve, reject) => {
    holder.once('message', resolve);
    holder.once('exit', (code) => reject(new Error(`the test database did not start (exit ${code})`)));
  });
  process.env['KAROV_TEST_DATABASE'] = ready.admin;
  process.env['KAROV_TEST_APPLICATION'] = ready.application;
  process.env['KAROV_TEST_TEMPLATE'] = ready.template;
  globalThis.karovTestDatabase = holder;
}
