import { isRecord } from '@karov/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * NestJS's metadata key for a handler's arguments, and the numbers that it uses for the body and for uploaded
 * files.
 */
const ARGUMENTS = '__routeArguments__';
const BODIES: readonly string[] = ['3', '8', '9'];

/** Returns the calls with a body or a file that the document does not describe, such as `POST /api/chats`. */
export function undocumentedBodies(app: INestApplicationContext, { paths }: OpenAPIObject): string[] {
  const readers = handlersThatReadBodies(app);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, call]: [string, unknown]) => {
      if (!isRecord(call) || typeof call['operationId'] !== 'string') return [];
      const handler = call['operationId'].replace(/\[\d+\]$/, '');
      return readers.has(handler) && !hasSchema(call['requestBody'])
        ? [`${method.toUpperCase()} ${path}`]
        : [];
    }),
  );
}

/** Returns handlers by their names in the document, such as `ChatController_send`. */
function handlersThatReadBodies(app: INestApplicationContext): ReadonlySet<string> {
  const controllers = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype);
  const names = controllers.flatMap((controller) => {
    if (typeof controller !== 'function') return [];
    const methods = Object.getOwnPropertyNames(controller.prototype).filter((method) =>
      readsBody(Reflect.getMetadata(ARGUMENTS, controller, method)),
    );
    return methods.map((method) => `${controller.name}_${method}`);
  });
  return new Set(names);
}

function readsBody(parts: unknown): boolean {
  return isRecord(parts) && Object.keys(parts).some((part) => BODIES.includes(part.split(':')[0] ?? ''));
}

function hasSchema(body: unknown): boolean {
  if (!isRecord(body) || !isRecord(body['content'])) return false;
  const schemas = Object.values(body['content']).map((media) =>
    isRecord(media) ? media['schema'] : undefined,
  );
  return (
    schemas.length > 0 &&
    schemas.every(
      (schema) =>
        isRecord(schema) && ['$ref', 'oneOf', 'properties'].some((part) => Object.hasOwn(schema, part)),
    )
  );
}
