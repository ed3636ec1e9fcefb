import { isRecord } from '@karov/domain';
import { createGenerator } from 'ts-json-schema-generator';

/**
 * Returns JSON schemas of the answer types in `libs/api-client/src/wire*.ts`, in OpenAPI's reference format.
 * The types are written once, for the compiler, and the documentation is derived from them.
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
  const definitions = withoutNothing(JSON.parse(text));
  if (!isRecord(definitions)) return {};
  // Generic types are left out, because OpenAPI does not allow their names; each list documents a type of its
  // own.
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => /^\w+$/.test(name)));
}

/**
 * `undefined` and `never` appear as "not anything": `undefined` is left out, `never` is written in OpenAPI's
 * way.
 */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isNothing(item)).map(withoutNothing);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([name, item]) =>
      [name, name === 'additionalProperties' && isNothing(item) ? false : withoutNothing(item)] as const,
  );
  return Object.fromEntries(entries);
}

function isNothing(value: unknown): boolean {
  return JSON.stringify(value) === '{"not":{}}';
}
