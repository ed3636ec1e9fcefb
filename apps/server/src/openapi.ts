import { createRequire } from 'node:module';
import { isStaff } from '@karov/domain';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import type { AppConfig } from './platform/config/config.js';
import { Failure } from './platform/errors/fail.js';
import { bearerToken } from './platform/security/access.guard.js';
import { obstacleOf, SessionReader } from './platform/security/caller.js';

/**
 * Returns the OpenAPI document of the running application, without the schemas of the answers, which
 * tools/openapi adds.
 */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('Karov')
    .setDescription(
      'Lists answer {data, meta}, or, asked with sort, range and filter, an array with Content-Range. Content-Language chooses the language of answers.',
    )
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that gave this document')
    .addGlobalResponse({ status: 429, description: 'Too many calls from this address.' })
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, settings);
}

/**
 * Serves the document at /api/docs-json and its pages at /api/docs: it is the copy in libs/api-client, which
 * a check keeps equal to the code (docs/adr/0005). In production it is served only to signed-in staff.
 */
export function serveApiDocument(app: INestApplication, config: AppConfig): void {
  if (config.production) app.use(['/api/docs', '/api/docs-json'], staffOnly(app));
  SwaggerModule.setup('api/docs', app, () => readDocument(), { jsonDocumentUrl: 'api/docs-json' });
}

function staffOnly(app: INestApplication) {
  return async (request: Request, _response: Response, next: NextFunction): Promise<void> => {
    const caller = await app.get(SessionReader).read(bearerToken(request));
    if (!caller) return next(new Failure('SESSION_EXPIRED'));
    const obstacle = obstacleOf(caller);
    if (obstacle) return next(new Failure(obstacle));
    return isStaff(caller.role) ? next() : next(new Failure('ACCESS_DENIED'));
  };
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
