import { buildIfStale } from './build/build.js';

await buildIfStale();
