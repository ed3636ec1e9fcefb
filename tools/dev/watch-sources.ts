import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const QUIET_MS = 150;
const IS_TEST = /\.(spec|test)\.tsx?$/;

/**
 * Calls back when sources of the server or of a library have changed, once for all files written at the same
 * time. Returns a function that stops watching.
 */
export function watchSources(root: string, onChange: (file: string) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const libraries = readdirSync(join(root, 'libs')).map((name) => `libs/${name}/src`);
  const watchers = [
    'apps/server/src',
    'apps/server/demo',
    'migrations/src',
    'migrations/sql',
    ...libraries,
  ].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json|sql)$/.test(file) || IS_TEST.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(`${folder}/${file}`), QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    return Promise.resolve();
  };
}
