import { writeFile } from 'node:fs/promises';
import { LICENCES_FILE, licencesPage, packages } from './third-party/licences.js';

/** `npm run third-party`: rewrites the licences page. */
await writeFile(LICENCES_FILE, licencesPage(await packages()));
process.stdout.write(`${LICENCES_FILE} is written.\n`);
