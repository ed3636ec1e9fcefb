import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DOCUMENT_FILE, TYPES_FILE, writeDocument, writeTypes } from './openapi/api-document.js';

/** `npm run openapi`: rewrites the OpenAPI document and the client's types. */
const document = await writeDocument();
await mkdir(dirname(TYPES_FILE), { recursive: true });
await writeFile(DOCUMENT_FILE, document);
await writeFile(TYPES_FILE, await writeTypes(document));
process.stdout.write(`${DOCUMENT_FILE} and ${TYPES_FILE} are written.\n`);
