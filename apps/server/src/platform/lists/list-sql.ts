import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ownValue } from '@karov/domain';
import { phoneDigits } from './phone-digits.js';
import { ID_MAX } from '../http/id.pipe.js';
import type { FilterValue, ListQuery } from './list-query.js';
import type { ListPage } from './list-answer.js';

/** What a list offers: names on the wire and the SQL behind them. Everything else in a query is ignored. */
export interface ListColumns {
  /** Sortable names; the first is the default order. */
  sortable: Readonly<Record<string, string>>;
  /** A condition whose rows stand above all others, however the list is ordered. */
  first?: string;
  /** Those of the names whose values can be missing: missing ones come last. The others keep their index in both directions. */
  nullable?: readonly string[];
  /** SQL expressions searched with "contains", case-insensitively. */
  searchable: readonly string[];
  /** SQL expressions of phones in E.164, searched in whatever spelling they are typed (rule 102). */
  phones?: readonly string[];
  /** SQL expressions of towns, found in every language's spelling of {@link ListQuery.towns}. */
  towns?: readonly string[];
  /** SQL for a filter; `:value` is the filter's value (an array arrives as a list for `IN (:...value)`). */
  filterable: Readonly<Record<string, { sql: string; read?: (value: FilterValue) => unknown }>>;
  /** Unique expression that makes the order total. */
  tieBreak: string;
}

/** Adds search, filters, order and page of a list query to a query. */
export function applyList<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, query: ListQuery, columns: ListColumns): SelectQueryBuilder<T> {
  applyFilters(builder, query, columns);
  const [fallback] = Object.keys(columns.sortable);
  const name = query.orderBy !== null && Object.hasOwn(columns.sortable, query.orderBy) ? query.orderBy : fallback;
  const sql = name === undefined ? columns.tieBreak : ownValue(columns.sortable, name);
  const direction = query.descending ? 'DESC' : 'ASC';
  const missing = name !== undefined && columns.nullable?.includes(name) ? 'NULLS LAST' : undefined;
  if (columns.first !== undefined) builder.orderBy(`(${columns.first})`, 'DESC');
  return builder
    .addOrderBy(sql ?? columns.tieBreak, direction, missing)
    .addOrderBy(columns.tieBreak, direction)
    .offset(query.offset)
    .limit(query.perPage);
}

function applyFilters<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, query: ListQuery, columns: ListColumns): void {
  applySearch(builder, query, columns);
  for (const [name, filter] of Object.entries(columns.filterable)) {
    const value = ownValue(query.filters, name);
    if (value === undefined) continue;
    const parameter = `filter_${name}`;
    builder.andWhere(filter.sql.replaceAll(':value', `:${parameter}`).replaceAll(':...value', `:...${parameter}`), {
      [parameter]: filter.read ? filter.read(value) : value,
    });
  }
}

function applySearch<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, query: ListQuery, columns: ListColumns): void {
  const { searchable, phones = [], towns = [] } = columns;
  if (!query.search || searchable.length + phones.length + towns.length === 0) return;
  const digits = phoneDigits(query.search);
  const spellings = query.towns ?? [];
  const parts = [...searchable, ...phones, ...towns].map((sql) => `${sql} ILIKE :search`);
  if (digits !== null) parts.push(...phones.map((sql) => `${sql} LIKE :digits`));
  if (spellings.length > 0) parts.push(...towns.map((sql) => `lower(${sql}) IN (:...towns)`));
  builder.andWhere(`(${parts.join(' OR ')})`, {
    search: `%${escapeLike(query.search)}%`,
    ...(digits !== null && { digits: `%${digits}%` }),
    ...(spellings.length > 0 && { towns: spellings.map((town) => town.toLowerCase()) }),
  });
}

/** Text for LIKE in which %, _ and \ stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** A filter value as whole numbers; what is not a number becomes -1, which matches nothing. */
export function asIds(value: FilterValue): number[] {
  return (typeof value === 'string' ? [value] : [...value]).map((part) => (/^\d{1,10}$/.test(part) && Number(part) <= ID_MAX ? Number(part) : -1));
}

/** A filter value as texts. */
export function asTexts(value: FilterValue): string[] {
  return typeof value === 'string' ? [value] : [...value];
}

/** Runs a list of raw rows and its count side by side. The builder has its selection and what the caller may reach. */
export async function pageOf<Row>(builder: SelectQueryBuilder<ObjectLiteral>, query: ListQuery, columns: ListColumns): Promise<ListPage<Row>> {
  const counting = builder.clone();
  applyFilters(counting, query, columns);
  const [rows, count] = await Promise.all([
    applyList(builder, query, columns).getRawMany<Row>(),
    counting.select('count(*)', 'total').orderBy().getRawOne<{ total: string }>(),
  ]);
  return { rows, total: Number(count?.total ?? 0) };
}
