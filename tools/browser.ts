import { bringBrowser } from './browser/bring-browser.js';
import { findBrowser } from './browser/find-browser.js';

// for callers that start journeys, standard output contains only the path of the program
process.stdout.write(`${findBrowser() ?? (await bringBrowser())}\n`);
