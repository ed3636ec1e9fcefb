import { register } from 'node:module';

/** Lets a worker of the tests load TypeScript with Node's own modules, through swc. */
register('./source-hooks.mjs', import.meta.url);
