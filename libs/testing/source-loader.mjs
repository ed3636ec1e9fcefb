import { register } from 'node:module';

/**
 * Lets a process or a thread of the tests load TypeScript with Node's own modules. swc alone does it: the loader of swc-node reads the whole compiler first,
 * which takes a second for each thread.
 */
register('./source-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
