import { bringBrowser } from './browser/bring-browser.js';
import { findBrowser } from './browser/find-browser.js';

// for whoever starts journeys: the program's path, and nothing else, on standard output
process.stdout.write(`${findBrowser() ?? (await bringBrowser())}\n`);
