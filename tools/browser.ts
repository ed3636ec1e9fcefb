import { bringBrowser } from './browser/bring-browser.js';
import { findBrowser } from './browser/find-browser.js';

// for callers that start journeys: standard output has only the program's path
process.stdout.write(`${findBrowser() ?? (await bringBrowser())}\n`);
