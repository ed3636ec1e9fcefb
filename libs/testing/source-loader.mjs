import { register } from 'node:module';

/**
 * Lets Node load TypeScript: the tools, the server from its sources, and processes and threads of the tests.
 * It uses only swc: a loader that reads the whole compiler first takes half a second for each process and
 * thread.
 */
register('./source-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
