import type { INestApplication } from '@nestjs/common';
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

/** Serves the document at /api/docs-json and its pages at /api/docs. */
export function serveApiDocument(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), { jsonDocumentUrl: 'api/docs-json' });
}
