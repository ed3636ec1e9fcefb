import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LOCALE_KEY } from '@karov/api-client';
import type { Plugin } from 'vite';
import { offlinePage } from './offline-page.js';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Writes the service worker and its offline page. The name of the worker's cache is derived from the content,
 * so a new version of the page makes a new worker, which takes over at once and deletes the old page.
 */
export function offlineShell(): Plugin {
  return {
    name: 'karov-offline-shell',
    apply: 'build',
    generateBundle() {
      const page = offlinePage();
      const script = read('./offline-script.js').replace('LOCALE_KEY', LOCALE_KEY);
      const version = createHash('sha256').update(page).update(script).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page });
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: script });
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: read('./service-worker.js').replace('VERSION', version),
      });
    },
  };
}
