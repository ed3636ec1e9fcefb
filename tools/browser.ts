import { bringBrowser } from './browser/bring-browser.js';
import { findBrowser } from './browser/find-browser.js';

// for callers that start journeys: standard output has the program's path, and nothing else
process.stdout.write(`${findBrowser() ?? (await bringBrowser())}\n`);
