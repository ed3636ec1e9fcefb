import { NestFactory } from '@nestjs/core';
import openapiTS, { astToString } from 'openapi-typescript';
import { AppModule } from '../../apps/server/src/app.module.js';
import { createApiDocument } from '../../apps/server/src/openapi.js';
import { readConfig, SECRET_NAMES } from '../../apps/server/src/platform/config/config.js';
import { inWordsOf31, usedSchemas, withSecurityOnce } from './tidy-document.js';
import { undocumentedBodies } from './undocumented-bodies.js';
import { wireSchemas } from './wire-schemas.js';
import { fileType, wireReference, wireTypeNames } from './wire-types.js';

/** The paths of the document and of the types derived from it. */
export const DOCUMENT_FILE = 'libs/api-client/openapi.json';
export const TYPES_FILE = 'libs/api-client/src/generated/api.ts';

/**
 * Returns the OpenAPI document for the server's current code, without starting anything.
 * @throws when a handler reads an undocumented body
 */
export async function writeDocument(): Promise<string> {
  const secrets = Object.fromEntries(
    SECRET_NAMES.map((name) => [name, `${name}-only-for-writing-the-api-document`]),
  );
  const config = readConfig({
    ...secrets,
    DATABASE_URL: 'postgresql://nobody@localhost/none',
    KAROV_DEMO: '0',
    KAROV_LOG: 'silent',
  });
  const app = await NestFactory.create(AppModule.with(config), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  const document = createApiDocument(app);
  const silent = undocumentedBodies(app, document);
  if (silent.length > 0) throw new Error(`no body in the document: ${silent.join(', ')}`);
  const paths = withSecurityOnce(document.paths);
  const schemas = usedSchemas(paths, { ...document.components?.schemas, ...wireSchemas() });
  const whole = inWordsOf31({ ...document, paths, components: { ...document.components, schemas } });
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Returns the TypeScript types of the document, for the API client. */
export async function writeTypes(document: string): Promise<string> {
  const parsed: unknown = JSON.parse(document);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('no document');
  const names = await wireTypeNames();
  const types = astToString(
    await openapiTS(document, {
      transform: (schema, { path }) => wireReference(names, path) ?? fileType(schema),
    }),
  );
  return `/* Made from openapi.json by \`npm run openapi\`; a check fails when it is stale. */\nimport type * as wire from '../wire-all.js';\n\n${types}`;
}
