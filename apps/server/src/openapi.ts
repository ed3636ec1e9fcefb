import type { INestApplication } from '@nestjs/common';
import { createRequire } from 'node:module';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the running application, without the answers' schemas (tools/openapi adds them). */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('Karov')
    .setDescription('Lists answer {data, meta}, or, asked with sort, range and filter, an array with Content-Range. Content-Language chooses the language of answers.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, settings);
}

/**
 * Serves the document at /api/docs-json and its pages at /api/docs: the one kept in libs/api-client, which a check keeps equal
 * to the code (docs/adr/0005).
 */
export function serveApiDocument(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => readDocument(), { jsonDocumentUrl: 'api/docs-json' });
}

function readDocument(): OpenAPIObject {
  const load = createRequire(import.meta.url);
  const document: unknown = load('@karov/api-client/openapi.json');
  if (!isDocument(document)) throw new Error('openapi.json is not an OpenAPI document');
  return document;
}

function isDocument(value: unknown): value is OpenAPIObject {
  return typeof value === 'object' && value !== null && 'openapi' in value && 'paths' in value;
}
