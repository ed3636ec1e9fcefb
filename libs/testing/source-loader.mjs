import { register } from 'node:module';

/**
 * Lets Node load TypeScript: the tools, the server as it is written, and processes and threads of the tests. swc alone does it: a loader that reads the whole
 * compiler first takes half a second for each process and thread.
 */
register('./source-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
