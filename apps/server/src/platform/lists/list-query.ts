import { DEFAULT_PAGE_SIZE, plainText, trimmedText } from '@karov/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ValidationFailure } from '../errors/fail.js';
import { EXPORTED_MAX, sheetOf } from './list-sheet.js';

/** A caller's request for a list, in either dialect (rule 16). Pages count from 1. */
export interface ListQuery {
  dialect: 'karov' | 'simple-rest';
  page: number;
  perPage: number;
  /** The first row, counted from 0. */
  offset: number;
  search: string;
  orderBy: string | null;
  descending: boolean;
  filters: Readonly<Record<string, FilterValue>>;
  /**
   * The names that were given as filters; a parameter outside `filters` may have another meaning. Only
   * `readFilters` reads them.
   */
  asked: readonly string[];
  isExport: boolean;
  /** the towns searched for, in all their spellings; filled in by the module that owns the table of places */
  towns?: readonly string[];
  /**
   * the words searched for, in the form of the index of sealed texts; filled in by whoever reads those texts
   */
  words?: readonly (readonly string[])[];
  /** rows that the search finds by other means, such as people by their identity number */
  found?: readonly number[];
}
type FilterValue = string | readonly string[];

const MAX_PER_PAGE = 1000;

/** Gives a list handler its {@link ListQuery}; for an export, the query selects all rows. */
export const List = createParamDecorator((_data: unknown, context: ExecutionContext): ListQuery => {
  const query = listQueryOf(context.switchToHttp().getRequest<Request>());
  return query.isExport && sheetOf(context) ? { ...query, page: 1, perPage: EXPORTED_MAX, offset: 0 } : query;
});

const READ_ONCE = new WeakMap<Request, ListQuery>();

/** Returns the list query of a request, the same object for all its readers. */
export function listQueryOf(request: Request): ListQuery {
  const known = READ_ONCE.get(request);
  if (known) return known;
  const query = readListQuery(request.query);
  READ_ONCE.set(request, query);
  return query;
}

/** Reads a list query from the parsed query string. Unknown parameters are ignored. */
export function readListQuery(query: Readonly<Record<string, unknown>>): ListQuery {
  return ['range', 'filter', 'sort'].some((name) => Object.hasOwn(query, name))
    ? readSimpleRest(query)
    : readKarov(query);
}

function readKarov(query: Readonly<Record<string, unknown>>): ListQuery {
  const perPage = clamp(Number(query['perPage'] ?? DEFAULT_PAGE_SIZE), 1, MAX_PER_PAGE, 'perPage');
  const page = clamp(Number(query['page'] ?? 1), 1, Number.MAX_SAFE_INTEGER, 'page');
  const filters = givenFilters(query['filters']);
  return {
    dialect: 'karov',
    page,
    perPage,
    offset: (page - 1) * perPage,
    search: searchIn(query['search']),
    orderBy: text(query['orderBy']) || null,
    descending: text(query['order']).toLowerCase() !== 'asc',
    filters: { ...bareFilters(query), ...filters },
    asked: Object.keys(filters),
    isExport: text(query['export']) === 'true',
  };
}

function readSimpleRest(query: Readonly<Record<string, unknown>>): ListQuery {
  const [first, last] = numbers(parseJson(query['range'], [0, DEFAULT_PAGE_SIZE - 1], 'range'));
  const sort = parseJson(query['sort'], [], 'sort');
  const { q, ...filters } = withoutContradiction(
    givenFilters(query['filters']),
    givenFilters(parseJson(query['filter'], {}, 'filter')),
  );
  const perPage = clamp(last - first + 1, 1, MAX_PER_PAGE, 'range');
  return {
    dialect: 'simple-rest',
    page: Math.floor(first / perPage) + 1,
    perPage,
    offset: clamp(first, 0, Number.MAX_SAFE_INTEGER, 'range'),
    search: searchIn(q ?? query['search']),
    orderBy: Array.isArray(sort) ? text(sort[0]) || null : null,
    descending: Array.isArray(sort) ? text(sort[1]).toUpperCase() !== 'ASC' : true,
    filters: { ...bareFilters(query), ...filters },
    asked: Object.keys(filters),
    isExport: text(query['export']) === 'true',
  };
}

/**
 * Reads a query that mixes both dialects: everything in it applies, but contradictory values for a name are
 * refused.
 * @throws ValidationFailure
 */
function withoutContradiction(
  some: Record<string, FilterValue>,
  others: Record<string, FilterValue>,
): Record<string, FilterValue> {
  const said = new Map(Object.entries(others));
  const twice = Object.entries(some).find(
    ([name, value]) => said.has(name) && String(said.get(name)) !== String(value),
  )?.[0];
  if (twice !== undefined)
    throw new ValidationFailure([{ path: `filters.${twice}`, key: 'filter', params: {} }]);
  return { ...some, ...others };
}

/** The parameters of a query that are not filters. */
const OTHERS: readonly string[] = [
  'page',
  'perPage',
  'search',
  'order',
  'orderBy',
  'filters',
  'export',
  'range',
  'filter',
  'sort',
  '_method',
];

/**
 * Returns the filters that clients send as parameters of their own, such as `?is_approved=1`; a list accepts
 * those that it knows.
 */
function bareFilters(query: Readonly<Record<string, unknown>>): Record<string, FilterValue> {
  return givenFilters(Object.fromEntries(Object.entries(query).filter(([name]) => !OTHERS.includes(name))));
}

function givenFilters(value: unknown): Record<string, FilterValue> {
  const parsed = typeof value === 'string' ? parseJson(value, {}, 'filters') : (value ?? {});
  // some clients send "no filters" as an empty list
  if (Array.isArray(parsed) && parsed.length === 0) return {};
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ValidationFailure([{ path: 'filters', key: 'filter', params: {} }]);
  const entries = Object.entries(parsed).flatMap(([key, item]): [string, FilterValue][] => {
    const given = (Array.isArray(item) ? item : [item]).filter((one) => !isNothing(one)).map(text);
    if (given.every((one) => one.toLowerCase() === ALL)) return [];
    return [[plainText(key), Array.isArray(item) ? given : (given[0] ?? '')]];
  });
  return Object.fromEntries(entries);
}

/** The option of a select box that filters nothing. */
const ALL = 'all';

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && trimmedText(value) === '');
}

function parseJson(value: unknown, fallback: unknown, field: string): unknown {
  if (value === undefined || value === '') return fallback;
  // brackets in a name, or a repeated name, would otherwise be treated as missing
  if (typeof value !== 'string') throw new ValidationFailure([{ path: field, key: 'filter', params: {} }]);
  try {
    return JSON.parse(value);
  } catch {
    throw new ValidationFailure([{ path: field, key: 'filter', params: {} }]);
  }
}

function numbers(value: unknown): [number, number] {
  if (Array.isArray(value) && value.length === 2) return [Number(value[0]), Number(value[1])];
  throw new ValidationFailure([{ path: 'range', key: 'list', params: {} }]);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? trimmedText(String(value))
    : '';
}

/** Returns the search term. Several terms are refused, because ignoring them would find everybody. */
function searchIn(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    throw new ValidationFailure([{ path: 'search', key: 'filter', params: {} }]);
  return text(value);
}

function clamp(value: number, low: number, high: number, field: string): number {
  if (!Number.isInteger(value)) throw new ValidationFailure([{ path: field, key: 'integer', params: {} }]);
  return Math.min(Math.max(value, low), high);
}

/**
 * Returns what the audit log records of a search: only that there was one. The typed text may be anybody's
 * name, number or identity number, and deletion could not find an erased person in it (rules 67, 233).
 */
export function searchForLog(search: string): string {
  return search === '' ? '' : '…';
}
