import { isRecord, ownValue, ROLES, type Role } from '@karov/domain';
import type { SeededRandom } from '../seeded-random.js';
import { hostileName, hostileText, hostileValue, oneOf } from './hostile-values.js';

type Schema = Readonly<Record<string, unknown>>;

/** One of the API's documented calls. */
export interface Operation {
  method: string;
  path: string;
  parameters: readonly { name: string; in: string; schema: Schema }[];
  body: { type: string; schema: Schema } | null;
  /** the roles that may call it */
  roles: readonly Role[];
}

/** One call as it is sent. */
export interface Call {
  method: string;
  /** including its query */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Values that are valid in this world, such as links and times, by the names of their fields. */
export type KnownValues = ReadonlyMap<RegExp, readonly unknown[]>;

const LIST_PARAMETERS = new Set(['filters', 'filter', 'sort', 'range']);
const FILTERS = [
  'status',
  'type',
  'state',
  'city',
  'id',
  'category_id',
  'category',
  'categories',
  'manager_id',
  'is_approved',
  'event_id',
  'event',
  'channel',
  'user_id',
  'label_priority',
  'date',
  'q',
];
const BOUNDARY = 'karov-fuzz-boundary';
const GOOD = 0.6;

/** The calls of an OpenAPI document. */
export function operationsOf(document: unknown): Operation[] {
  const paths = isRecord(document) ? document['paths'] : null;
  if (!isRecord(paths)) throw new Error('no paths in the document');
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(isRecord(operations) ? operations : {}).map(([method, operation]) =>
      readOperation(method, path, operation),
    ),
  );
}

function readOperation(method: string, path: string, operation: unknown): Operation {
  const { parameters, requestBody, 'x-access': access } = isRecord(operation) ? operation : {};
  const content = isRecord(requestBody) && isRecord(requestBody['content']) ? requestBody['content'] : {};
  const [body] = Object.entries(content).map(([type, media]) => ({
    type,
    schema: isRecord(media) && isRecord(media['schema']) ? media['schema'] : {},
  }));
  return {
    method: method.toUpperCase(),
    path,
    body: body ?? null,
    roles: rolesOf(path, access),
    parameters: (Array.isArray(parameters) ? parameters : []).filter(isRecord).map((one) => ({
      name: String(one['name']),
      in: String(one['in']),
      schema: isRecord(one['schema']) ? one['schema'] : {},
    })),
  };
}

function rolesOf(path: string, access: unknown): readonly Role[] {
  if (access === 'area') return path.startsWith('/api/admin/') ? ['admin', 'super_admin'] : ['manager'];
  return Array.isArray(access) ? ROLES.filter((role) => access.includes(role)) : ROLES;
}

/**
 * Generates calls from the document: half of the values of each are valid, so that hostile values get past
 * the first checks.
 */
export class ApiCalls {
  private readonly schemas: Readonly<Record<string, unknown>>;

  constructor(
    document: unknown,
    private readonly random: SeededRandom,
    private readonly known: KnownValues,
  ) {
    const components = isRecord(document) ? document['components'] : null;
    this.schemas = isRecord(components) && isRecord(components['schemas']) ? components['schemas'] : {};
  }

  make(operation: Operation): Call {
    const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      this.pathPart(operation, name),
    );
    const body = this.random.next() < 0.95 ? this.body(operation) : null;
    const headers: Record<string, string> = { ...(body && { 'content-type': body.type }) };
    if (this.random.next() < 0.2)
      headers['content-language'] = oneOf(this.random, ['en-US', '__proto__', 'constructor', 'xx', 'he-IL']);
    return {
      method: this.method(operation),
      target: path + this.query(operation),
      headers,
      body: body?.bytes ?? null,
    };
  }

  private method({ method }: Operation): string {
    return this.random.next() < 0.03
      ? oneOf(this.random, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      : method;
  }

  private pathPart(operation: Operation, name: string): string {
    const schema = operation.parameters.find((one) => one.name === name && one.in === 'path')?.schema ?? {};
    return encoded(
      String(this.random.next() < 0.75 ? this.good(schema, name, 0) : hostileText(this.random).slice(0, 500)),
    );
  }

  private query(operation: Operation): string {
    const wanted = operation.parameters.filter((one) => one.in === 'query' && this.random.next() < 0.35);
    const parts = wanted.map(
      ({ name, schema }) => `${name}=${encoded(this.queryText(name, schema).slice(0, 2000))}`,
    );
    if (this.random.next() < 0.2)
      parts.push(
        `${encoded(oneOf(this.random, FILTERS))}=${encoded(hostileText(this.random).slice(0, 500))}`,
      );
    if (this.random.next() < 0.15)
      parts.push(
        `filters[${encoded(oneOf(this.random, FILTERS))}]${oneOf(this.random, ['', '[]', '[a]', '[__proto__]'])}=${encoded(hostileText(this.random).slice(0, 500))}`,
      );
    if (this.random.next() < 0.03)
      parts.push(
        oneOf(this.random, [
          'export=true',
          'perPage[toString]=1',
          '__proto__[x]=1',
          '%',
          '&&==',
          'page=1&page=2',
        ]),
      );
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  private queryText(name: string, schema: Schema): string {
    const good = this.random.next() < GOOD;
    if (LIST_PARAMETERS.has(name)) return good ? this.listParameter(name) : hostileText(this.random);
    if (name === 'orderBy' && good)
      return oneOf(this.random, [
        'id',
        'created_at',
        'name',
        'status',
        'full_name',
        '__proto__',
        'constructor',
      ]);
    if ((name === 'page' || name === 'perPage') && good)
      return oneOf(this.random, ['1', '2', '50', '9007199254740991', '-3', '1e15']);
    return String(good ? this.good(schema, name, 0) : hostileText(this.random));
  }

  private listParameter(name: string): string {
    if (name === 'sort')
      return JSON.stringify([hostileName(this.random), oneOf(this.random, ['ASC', 'DESC', null, 1])]);
    if (name === 'range')
      return oneOf(this.random, [
        '[0,9]',
        '[-5,5]',
        '[1e300,2e300]',
        '["a","b"]',
        '[9007199254740991,9007199254740992]',
        '[null,{}]',
        '[0.5,1]',
      ]);
    const names = Array.from({ length: 1 + Math.floor(this.random.next() * 3) }, () =>
      this.random.next() < 0.8 ? oneOf(this.random, FILTERS) : hostileName(this.random),
    );
    return JSON.stringify(
      Object.fromEntries(
        names.map((filter) => [
          filter,
          this.random.next() < 0.3 ? [hostileValue(this.random), 1] : hostileValue(this.random),
        ]),
      ),
    );
  }

  private body({ body }: Operation): { type: string; bytes: Buffer } | null {
    if (!body) return null;
    if (body.type.startsWith('multipart/'))
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: this.multipart(body.schema) };
    const chance = this.random.next();
    if (chance < 0.02)
      return {
        type: 'application/json',
        bytes: Buffer.from(oneOf(this.random, ['{', '', 'null', '[1,2', '"\\ud800"', '{"a":1}}', '\u0000'])),
      };
    if (chance < 0.04)
      return {
        type: oneOf(this.random, [
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/json; charset=utf-16',
          'application/json; charset=x',
        ]),
        bytes: Buffer.from(`a[b][c]=${encoded(hostileText(this.random))}`),
      };
    const value = chance < 0.08 ? hostileValue(this.random) : this.record(body.schema, 0);
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) };
  }

  private multipart(schema: Schema): Buffer {
    const properties = this.propertiesOf(schema);
    const parts = Object.entries(properties).flatMap(([name, property]) => {
      if (this.random.next() < 0.15) return [];
      const isFile = isRecord(property) && property['format'] === 'binary';
      const value =
        this.random.next() < GOOD && isRecord(property)
          ? String(this.good(property, name, 0))
          : hostileText(this.random);
      const field =
        this.random.next() < 0.9
          ? name
          : oneOf(this.random, [`${name}[__proto__]`, `${name}[]`, '__proto__[x]', `${name}[a][b]`, '']);
      if (!isFile)
        return [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`];
      const file = oneOf(this.random, [
        'a.xlsx',
        'a.csv',
        'a.png',
        'a.pdf',
        '',
        '..\\x.csv',
        'a\u0000.csv',
        'קובץ.csv',
      ]);
      const bytes = oneOf(this.random, [
        '',
        'PK\u0003\u0004broken',
        '\u0000\u0001',
        'name,phone\r\nx,050',
        `שם פרטי,טלפון\r\n${value},${value}`,
        '%PDF-1.4',
        '\u0089PNG\r\n\u001a\n',
      ]);
      return [
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${file}"\r\nContent-Type: application/octet-stream\r\n\r\n${bytes}\r\n`,
      ];
    });
    const end = this.random.next() < 0.95 ? `--${BOUNDARY}--\r\n` : '';
    return Buffer.from(parts.join('') + end);
  }

  private record(schema: Schema, depth: number): unknown {
    const record = Object.fromEntries(
      Object.entries(this.propertiesOf(schema)).flatMap(([name, property]) => {
        if (this.random.next() < 0.15) return [];
        const value =
          this.random.next() < 0.8 && isRecord(property)
            ? this.good(property, name, depth + 1)
            : hostileValue(this.random);
        return [[name, value] as const];
      }),
    );
    if (this.random.next() < 0.1)
      Object.defineProperty(record, hostileName(this.random), {
        value: hostileValue(this.random),
        enumerable: true,
        configurable: true,
      });
    if (this.random.next() < 0.05)
      record['_method'] = oneOf<unknown>(this.random, ['PUT', 'put', { toString: 1 }, [], null, 'DELETE']);
    return record;
  }

  private good(given: Schema, name: string, depth: number): unknown {
    const schema = this.resolved(given);
    for (const [pattern, values] of this.known)
      if (pattern.test(name) && this.random.next() < 0.8) return oneOf(this.random, values);
    const choices = schema['enum'];
    if (Array.isArray(choices) && choices.length > 0) return oneOf<unknown>(this.random, choices);
    if (schema['const'] !== undefined) return schema['const'];
    const type = Array.isArray(schema['type']) ? oneOf<unknown>(this.random, schema['type']) : schema['type'];
    if (type === 'integer' || type === 'number') return Math.floor(this.random.next() * 25);
    if (type === 'boolean') return this.random.next() < 0.5;
    if (type === 'array')
      return Array.from({ length: Math.floor(this.random.next() * 4) }, () =>
        this.good(isRecord(schema['items']) ? schema['items'] : {}, name, depth + 1),
      );
    if (type === 'object' && depth < 6) return this.record(schema, depth);
    return oneOf(this.random, ['דנה כהן', 'some words that say enough', '12', 'abc', '2026-12-01', '10:00']);
  }

  private propertiesOf(given: Schema): Readonly<Record<string, unknown>> {
    const schema = this.resolved(given);
    const all = Array.isArray(schema['allOf'])
      ? schema['allOf'].filter(isRecord).map((part) => this.propertiesOf(part))
      : [];
    return Object.assign({}, ...all, isRecord(schema['properties']) ? schema['properties'] : {}) as Readonly<
      Record<string, unknown>
    >;
  }

  private resolved(schema: Schema): Schema {
    for (const choice of ['oneOf', 'anyOf']) {
      const options: unknown = ownValue(schema, choice);
      if (Array.isArray(options) && options.length > 0)
        return this.resolved(oneOf(this.random, options.filter(isRecord)));
    }
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const found = ownValue(this.schemas, reference.replace('#/components/schemas/', ''));
    return isRecord(found) ? this.resolved(found) : {};
  }
}

function encoded(text: string): string {
  // characters that cannot be encoded are replaced by one that no text contains
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\u0001')).replaceAll('%01', '%ED%A0%80');
}
