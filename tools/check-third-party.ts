import { readFile } from 'node:fs/promises';
import { say } from './lib/say.js';
import { LICENCES_FILE, licencesPage, packages, unreadLicences } from './third-party/licences.js';

/**
 * Fails if the licences page does not match the lock file, or if a package has a licence that nobody has
 * read.
 */
const all = await packages();
const unread = unreadLicences(all);
for (const line of unread) say(`read the licence, and note it in tools/third-party/licences.ts: ${line}`);
const isStale = (await readFile(LICENCES_FILE, 'utf8').catch(() => '')) !== licencesPage(all);
if (isStale) say('THIRD-PARTY.md is stale: run npm run third-party');
process.exit(unread.length > 0 || isStale ? 1 : 0);
