import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { ServerProcess } from './server-process.js';

const run = promisify(execFile);
const [ADMIN = '', ROTATE_KEY = ''] = ['admin', 'rotate-key'].map((name) =>
  fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url)),
);
const TIME_MS = 60_000;

/** @throws when a line is no JSON */
const linesOf = (log: string): unknown[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));

describe('a process with another data key than that of its database', () => {
  let test: TestApp;
  let wrong: Record<string, string>;
  let started = '';
  beforeAll(async () => {
    test = await startTestApp();
    wrong = { ...test.settings, KAROV_DATA_KEY: 'another key 0123456789abcdef0123456789' };
    const first = await ServerProcess.start({ ...test.settings, KAROV_LOG: 'info' });
    await first.stop();
    started = first.log;
  }, TIME_MS);
  afterAll(() => test.close());

  it('does not start, and says in one line what to do', async () => {
    const start = ServerProcess.start(wrong);
    await expect(start).rejects.toThrow(/^The server ended at once:\n.*set the key of this database.*\n$/);
  });

  it('says one line of JSON for each setting that is wrong, and for everything else', async () => {
    const faulty = ServerProcess.start({ ...test.settings, PORT: 'x', KAROV_POOL: 'many' });
    const said: unknown = await faulty.catch((error: unknown) => error);
    const lines = linesOf(said instanceof Error ? said.message.replace(/^.*\n/, '') : '');
    expect(lines).toMatchObject([
      { level: 'fatal', message: expect.stringMatching(/^PORT must be/) },
      { level: 'fatal', message: expect.stringMatching(/^KAROV_POOL must be/) },
    ]);
    expect(linesOf(started)).toContainEqual(
      expect.objectContaining({ message: 'serving', version: expect.stringMatching(/^\d/) }),
    );
  });

  it('is told by the doctor, who fails', async () => {
    const examined = run(process.execPath, [ADMIN, 'doctor'], { env: wrong });
    await expect(examined).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^FAULT +keys .*set the key of this database/m),
    });
    const { stdout } = await run(process.execPath, [ADMIN, 'doctor'], { env: test.settings });
    expect(stdout).toMatch(/^ok +schema .*\nok +extensions .*\nok +keys /);
  });

  it('starts once the data have that key', async () => {
    const both = { ...wrong, KAROV_DATA_KEYS_OLD: test.settings['KAROV_DATA_KEY'] ?? '' };
    const { stdout } = await run(process.execPath, [ROTATE_KEY], { env: both });
    expect(stdout).toContain('Done.');
    const started = await ServerProcess.start(wrong);
    await started.stop();
  });
});
