import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless program comes first, because nobody is watching and it needs a fifth less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chrome.exe',
  'msedge.exe',
];
const PLACES: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Finds a Chromium, Chrome or Edge on this machine: from KAROV_CHROMIUM, on the PATH, or in a usual place;
 * returns null if there is none.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  platform: string = process.platform,
): string | null {
  if (env['KAROV_CHROMIUM']) return env['KAROV_CHROMIUM'];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const usual = new Map(Object.entries(PLACES)).get(platform) ?? [];
  return [...onPath, ...usual].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
