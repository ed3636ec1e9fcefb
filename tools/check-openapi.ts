import { readFile } from 'node:fs/promises';
import { DOCUMENT_FILE, TYPES_FILE, writeDocument, writeTypes } from './openapi/api-document.js';
import { documentFaults } from './openapi/document-faults.js';

/**
 * Fails if the stored document or the client's types differ from what the code generates, or if the document
 * has an error.
 */
const document = await writeDocument();
const stale = [
  [DOCUMENT_FILE, document],
  [TYPES_FILE, await writeTypes(document)],
] as const;
let failed = false;
for (const [file, wanted] of stale) {
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) continue;
  process.stderr.write(`${file} is stale: run npm run openapi\n`);
  failed = true;
}
for (const fault of await documentFaults(document)) {
  process.stderr.write(`${DOCUMENT_FILE} ${fault}\n`);
  failed = true;
}
process.exit(failed ? 1 : 0);
