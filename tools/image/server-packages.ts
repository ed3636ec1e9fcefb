import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { packageFileOf } from '../lib/package-file.js';

/** The workspaces whose built files the server loads. */
export const SERVER_WORKSPACES = ['apps/server', 'libs/api-client', 'libs/domain', 'libs/i18n', 'migrations'];

/**
 * Returns the folders of all packages that the built server needs, itself or by another one, relative to the
 * workspace: those that its files name, with what these need, as Node finds it.
 * @throws when one is needed that is not installed
 */
export function serverPackages(workspace: string): string[] {
  const root = resolve(workspace);
  const named = namedPackages(root);
  const found = new Set<string>();
  const add = (name: string, from: string, isNeeded: boolean): void => {
    const folder = folderOf(name, from, root);
    if (folder === null && isNeeded) throw new Error(`${name}, which ${from} needs, is not installed`);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optional, peers } = packageFileOf(folder);
    for (const other of dependencies) add(other, folder, !optional.includes(other));
    for (const other of optional) add(other, folder, false);
    for (const other of peers) add(other, folder, true);
  };
  for (const name of named) add(name, root, true);
  return [...found].map((folder) => folder.slice(join(root, sep).length)).sort();
}

/** The packages of the workspace's own list that a text of the built server names. */
function namedPackages(root: string): string[] {
  const texts = SERVER_WORKSPACES.flatMap((folder) => builtFiles(join(root, folder, 'dist'))).map((file) =>
    readFileSync(file, 'utf8'),
  );
  return packageFileOf(root).dependencies.filter((name) => {
    const literal = new RegExp(`['"\`]${name.replaceAll('/', '\\/')}(?:\\/[^'"\`]*)?['"\`]`);
    return texts.some((text) => literal.test(text));
  });
}

function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

/** The folder of a package, as Node looks for it from another one upward. */
function folderOf(name: string, from: string, root: string): string | null {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root) break;
  }
  return null;
}
