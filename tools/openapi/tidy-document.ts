import { isRecord, ownValue } from '@karov/domain';
import type { OpenAPIObject } from '@nestjs/swagger';

type PathsObject = OpenAPIObject['paths'];

/**
 * Converts NestJS's OpenAPI 3.0 to 3.1: `nullable` becomes the type `null`. A URL parameter cannot be null,
 * so there it is simply dropped.
 */
export function inWordsOf31(value: unknown, isParameter = false): unknown {
  if (Array.isArray(value)) return value.map((item) => inWordsOf31(item, isParameter));
  if (!isRecord(value)) return value;
  const { nullable, ...rest } = value;
  const isPart = isParameter || (typeof value['in'] === 'string' && isRecord(value['schema']));
  const entries = Object.entries(rest).map(([name, item]) => [name, inWordsOf31(item, isPart)] as const);
  const schema = isPart ? withoutNull(Object.fromEntries(entries)) : Object.fromEntries(entries);
  return nullable === true && !isPart ? orNull(schema) : schema;
}

function withoutNull(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, enum: values } = schema;
  if (!Array.isArray(type)) return schema;
  const [only, ...more] = type.filter((one: unknown) => one !== 'null') as unknown[];
  return {
    ...schema,
    type: more.length === 0 ? only : [only, ...more],
    ...(Array.isArray(values) && { enum: values.filter((value: unknown) => value !== null) }),
  };
}

function orNull(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, enum: values } = schema;
  if (Array.isArray(schema['oneOf']))
    return { ...schema, oneOf: [...(schema['oneOf'] as unknown[]), { type: 'null' }] };
  if (typeof type !== 'string') return { oneOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
}

/** Returns the schemas that the paths refer to, because unused schemas document nothing. */
export function usedSchemas(
  paths: unknown,
  schemas: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const used = new Set<string>();
  const waiting = [...referencesIn(paths)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...referencesIn(ownValue(schemas, name)));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function referencesIn(part: unknown): string[] {
  const text = JSON.stringify(part) ?? '';
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
}

/**
 * Returns the calls, each with every way of signing in listed once: NestJS lists those of the class in
 * addition to those of the handler.
 */
export function withSecurityOnce(paths: PathsObject): PathsObject {
  const tidied = Object.entries(paths).map(([path, item]) => [path, onceIn(item)] as const);
  return Object.fromEntries(tidied);
}

function onceIn(item: PathsObject[string]): PathsObject[string] {
  const entries: [string, unknown][] = Object.entries(item).map(([method, call]: [string, unknown]) => {
    if (!isRecord(call) || !Array.isArray(call['security'])) return [method, call];
    const ways = new Map(call['security'].map((way) => [JSON.stringify(way), way] as const));
    return [method, { ...call, security: [...ways.values()] }];
  });
  return Object.fromEntries(entries);
}
