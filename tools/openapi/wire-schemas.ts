import { createGenerator } from 'ts-json-schema-generator';

/**
 * JSON schemas of the answer types in `libs/api-client/src/wire.ts` and `wire-people.ts`, as OpenAPI wants to refer to them. The types are
 * written once, for the compiler; this makes the documentation follow.
 */
export function wireSchemas(): Record<string, unknown> {
  const schema = createGenerator({
    path: 'libs/api-client/src/wire*.ts',
    tsconfig: 'tools/openapi/tsconfig.json',
    type: '*',
    skipTypeCheck: true,
    additionalProperties: true,
    expose: 'export',
  }).createSchema('*');
  const text = JSON.stringify(schema.definitions ?? {}).replaceAll('#/definitions/', '#/components/schemas/');
  const definitions: unknown = JSON.parse(text);
  if (typeof definitions !== 'object' || definitions === null) return {};
  // Generic types have names that OpenAPI does not allow; what they stand for is documented with each list.
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => /^\w+$/.test(name)));
}
