import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { SERVER_WORKSPACES, serverPackages } from './server-packages.js';

/** What a package has for developers alone. */
const NOT_RUN = /\.(d\.[cm]?ts|map)$/;
/** The built fronts, which a web process serves where no proxy does. */
const FRONTS = ['apps/portal/dist', 'apps/backoffice/dist'];

/** Copies all that the built server runs with, and nothing else, into a folder, laid out as the workspace. */
export async function gatherServer(root: string, to: string): Promise<void> {
  await cp(join(root, 'package.json'), join(to, 'package.json'));
  for (const front of FRONTS) await cp(join(root, front), join(to, front), { recursive: true });
  for (const folder of serverPackages(root)) await copyPackage(join(root, folder), join(to, folder));
  await mkdir(join(to, 'node_modules/@karov'), { recursive: true });
  for (const workspace of SERVER_WORKSPACES) {
    await copyWorkspace(join(root, workspace), join(to, workspace));
    await symlink(
      relative('node_modules/@karov', workspace),
      join(to, 'node_modules/@karov', basename(workspace)),
    );
  }
}

/** Copies a package without those inside it, which are packages of their own. */
async function copyPackage(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, {
    recursive: true,
    filter: (path) => !NOT_RUN.test(path) && !relative(from, path).split(/[/\\]/).includes('node_modules'),
  });
}

async function copyWorkspace(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of ['package.json', 'dist', 'sql', 'openapi.json'])
    await cp(join(from, name), join(to, name), {
      recursive: true,
      filter: (path) => !/\.d\.[cm]?ts$/.test(path),
    }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
