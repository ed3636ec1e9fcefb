import { nameWords, ownValue } from '@karov/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { CountMemory } from './count-memory.js';
import type { ListPage } from './list-answer.js';
import { type FilterReader, readFilters } from './list-filters.js';
import type { ListQuery } from './list-query.js';
import { likePhone, phoneSought } from './phone-sql.js';

/** The names that the API uses in a list, and the SQL behind them. A filter with another name is refused. */
export interface ListColumns {
  /** The names by which the list can be sorted; the first is the default order. */
  sortable: Readonly<Record<string, string>>;
  /** Whether the list begins with what has been waiting longest, unless another order is requested. */
  isOldestFirst?: boolean;
  /** An SQL condition for a few rows that come before all others, whatever the order. */
  first?: string;
  /** An SQL condition for a few rows that come after all others, whatever the order, instead of `first`. */
  last?: string;
  /**
   * The ids of a few rows that are not in the list. They are counted separately and subtracted, so that the
   * many others can be counted without checking each.
   */
  leftOut?: readonly number[];
  /**
   * Whether the total of a long list may be a few seconds old ({@link CountMemory}); search results are
   * always counted.
   */
  isCountRemembered?: boolean;
  /** Filters that nearly every view uses; the total is remembered even with these. */
  commonFilters?: readonly string[];
  /**
   * The names whose values can be missing: rows without a value come last. For the other names, an index can
   * be used in both directions.
   */
  nullable?: readonly string[];
  /** SQL expressions in which the search term may occur anywhere, in upper or lower case. */
  searchable: readonly string[];
  /** SQL expressions of normalized names, found by their words in any order (rule 229). */
  names?: readonly string[];
  /** SQL expressions of phones in E.164 format, found by any typed spelling (rules 102, 228). */
  phones?: readonly string[];
  /** SQL expressions of towns, found by the spelling of any language, as in {@link ListQuery.towns}. */
  towns?: readonly string[];
  /**
   * SQL expressions of the indexes of sealed texts (rule 236), found by {@link ListQuery.words}; or functions
   * that build a condition around such an expression.
   */
  words?: readonly (string | ((has: (column: string) => string) => string))[];
  /**
   * The SQL for a filter; `:value` is what its reader returns (an array is passed as a list for `IN
   * (:...value)`). A filter without SQL is only declared here, and the repository itself adds its condition
   * to the query builder.
   */
  filterable: Readonly<Record<string, { sql?: string; read: FilterReader<unknown> }>>;
  /** An expression that is unique for each row, so that the sort order is always determined. */
  tieBreak: string;
}

/** Applies a list query's search, filters, order and page to a query builder. */
export function applyList<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  columns: ListColumns,
): SelectQueryBuilder<T> {
  applyFilters(builder, query, columns);
  applySearch(builder, query, columns);
  return applyOrder(builder, query, columns).offset(query.offset).limit(query.perPage);
}

/** Applies a list's order; if the list cannot be sorted by the given name, its default order applies. */
function applyOrder<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { orderBy, descending }: Pick<ListQuery, 'orderBy' | 'descending'>,
  columns: ListColumns,
): SelectQueryBuilder<T> {
  const [fallback] = Object.keys(columns.sortable);
  const isSorted = orderBy !== null && Object.hasOwn(columns.sortable, orderBy);
  const name = isSorted ? orderBy : fallback;
  const sql = name === undefined ? columns.tieBreak : ownValue(columns.sortable, name);
  const direction = descending && (isSorted || !columns.isOldestFirst) ? 'DESC' : 'ASC';
  const missing = name !== undefined && columns.nullable?.includes(name) ? 'NULLS LAST' : undefined;
  return builder.orderBy(sql ?? columns.tieBreak, direction, missing).addOrderBy(columns.tieBreak, direction);
}

function applyFilters<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  columns: ListColumns,
): void {
  const readers = Object.fromEntries(
    Object.entries(columns.filterable).map(([name, { read }]) => [name, read]),
  );
  const values = readFilters(query, readers);
  for (const [name, { sql }] of Object.entries(columns.filterable)) {
    const value = ownValue(values, name);
    if (value === undefined || sql === undefined) continue;
    const parameter = `filter_${name}`;
    builder.andWhere(sql.replaceAll(':value', `:${parameter}`).replaceAll(':...value', `:...${parameter}`), {
      [parameter]: value,
    });
  }
}

function applySearch<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: Pick<ListQuery, 'search' | 'towns' | 'words' | 'found'>,
  columns: ListColumns,
): void {
  const { searchable, names = [], phones = [], towns = [], words = [] } = columns;
  if (!query.search || searchable.length + names.length + phones.length + towns.length + words.length === 0)
    return;
  const phone = phoneSought(query.search);
  const spellings = query.towns ?? [];
  const byWords = wordsFound(words, query);
  const parts = [...searchable, ...phones, ...towns].map((sql) => `${sql} ILIKE :search`);
  parts.push(...names.map((sql) => likeNames(sql, ':names')));
  parts.push(...byWords.parts);
  if (phone.pattern !== null) parts.push(...phones.map((sql) => likePhone(sql, ':phone', ':digits')));
  if (spellings.length > 0) parts.push(...towns.map((sql) => `lower(${sql}) IN (:...towns)`));
  const elsewhere = query.found ?? [];
  if (elsewhere.length > 0) parts.push(`${columns.tieBreak} = ANY(:elsewhere)`);
  builder.andWhere(`(${parts.join(' OR ')})`, {
    search: `%${escapeLike(query.search)}%`,
    names: namePatterns(query.search),
    phone: phone.whole,
    digits: phone.pattern,
    elsewhere,
    towns: spellings.map((town) => town.toLowerCase()),
    ...byWords.values,
  });
}

/**
 * Returns the conditions on indexes of sealed texts, and their parameters; they match nothing if the search
 * has no word.
 */
function wordsFound(
  words: NonNullable<ListColumns['words']>,
  { words: sought = [] }: Pick<ListQuery, 'words'>,
): { parts: string[]; values: Record<string, readonly string[]> } {
  if (sought.length === 0) return { parts: words.map(() => 'false'), values: {} };
  const has = (column: string): string => hasWords(column, sought, (index) => `:word_${index}`);
  return {
    parts: words.map((sql) => (typeof sql === 'string' ? has(sql) : sql(has))),
    values: Object.fromEntries(sought.map((hashes, index) => [`word_${index}`, hashes])),
  };
}

/** Escapes a text for LIKE, so that %, _ and \ are literal. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/**
 * Returns LIKE patterns for a normalized name that contains all words of a search (rule 229), the longest
 * first; an empty list if there are no words.
 */
export function namePatterns(search: string): string[] {
  return nameWords(search)
    .sort((one, other) => other.length - one.length)
    .map((word) => `%${escapeLike(word)}%`);
}

/**
 * SQL for whether a normalized name (`users.name_folded`) matches all {@link namePatterns} in a parameter;
 * false if the search has no word. The first two patterns are looked up through the index.
 */
export function likeNames(column: string, parameter: string): string {
  const patterns = `CAST(${parameter} AS text[])`;
  return `(${column} LIKE (${patterns})[1] AND ${column} LIKE coalesce((${patterns})[2], (${patterns})[1]) AND ${column} LIKE ALL (${patterns}))`;
}

/**
 * SQL for whether a sealed text's index contains each of the words searched for, under one of the keys;
 * `parameter` names the hashes of one word.
 */
export function hasWords(
  column: string,
  sought: readonly (readonly string[])[],
  parameter: (index: number) => string,
): string {
  return `(${sought.map((_, index) => `${column} && CAST(${parameter(index)} AS bigint[])`).join(' AND ')})`;
}

/**
 * Returns a page of a list of raw database rows, with the total. The query builder already has its selection
 * and the caller's reach; `sooner` is another one that has the same rows on this page, and reads them sooner.
 */
export function pageOf<Row>(
  builder: SelectQueryBuilder<ObjectLiteral>,
  query: ListQuery,
  columns: ListColumns,
  sooner = builder,
): Promise<ListPage<Row>> {
  return pageReadBy(builder, query, columns, (reading) => reading.getRawMany<Row>(), sooner);
}

/** Applies a search to a query builder, and nothing else. */
export function searched<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: Pick<ListQuery, 'search' | 'found'>,
  columns: ListColumns,
): SelectQueryBuilder<T> {
  applySearch(builder, query, columns);
  return builder;
}

/** Returns a page of a list of whole records, for a query builder that selects an entity. */
export function recordsPageOf<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  columns: ListColumns,
): Promise<ListPage<T>> {
  return pageReadBy(builder, query, columns, (reading) => reading.getMany());
}

/**
 * Returns the ids of all rows of a list, which are its tie-break, in the list's order; the query builder
 * already has the conditions of the list's filters.
 */
export async function idsOf<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: Pick<ListQuery, 'search' | 'orderBy' | 'descending' | 'found'>,
  columns: ListColumns,
): Promise<number[]> {
  applySearch(builder, query, columns);
  const rows = await applyOrder(builder.select(columns.tieBreak, 'id'), query, columns).getRawMany<{
    id: number;
  }>();
  return rows.map(({ id }) => id);
}

async function pageReadBy<T extends ObjectLiteral, Row>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  columns: ListColumns,
  read: (reading: SelectQueryBuilder<T>) => Promise<Row[]>,
  sooner = builder,
): Promise<ListPage<Row>> {
  const everything = countingOf(builder, query, columns);
  const { leftOut = [] } = columns;
  const isLeftOut = `${columns.tieBreak} = ANY(:leftOut)`;
  if (leftOut.length > 0) builder.andWhere(`NOT (${isLeftOut})`, { leftOut });
  const part = (page: ListQuery, condition?: string): Promise<Row[]> =>
    read(applyList(condition === undefined ? sooner : sooner.clone().andWhere(condition), page, columns));
  const count = (): Promise<number> =>
    columns.isCountRemembered && isUnfiltered(query, columns)
      ? rememberedCountOf(everything)
      : countOf(everything);
  const countWhere = (condition: string): Promise<number> =>
    countOf(countingOf(builder, query, columns).andWhere(condition));
  const parts = partsOf(columns);
  const reading = parts === null ? part(query) : rowsInTwoParts(part, query, parts, countWhere);
  const [rows, counted, off] = await Promise.all([
    reading,
    findsFew(query, columns) ? reading.then((some) => endOf(some, query) ?? count()) : count(),
    leftOut.length === 0 ? 0 : countOf(everything.clone().andWhere(isLeftOut, { leftOut })),
  ]);
  return { rows, total: Math.max(0, counted - off) };
}

/** Returns a query that counts a list. */
function countingOf<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  query: ListQuery,
  columns: ListColumns,
): SelectQueryBuilder<T> {
  const counting = builder.clone().select('count(*)', 'total').orderBy();
  applyFilters(counting, query, columns);
  applySearch(counting, query, columns);
  return counting;
}

/** The conditions of the two parts of a list whose rows do not all have one order. */
interface Parts {
  above: string;
  below: string;
}

function partsOf({ first, last }: ListColumns): Parts | null {
  if (first !== undefined) return { above: `(${first})`, below: `NOT (${first})` };
  return last === undefined ? null : { above: `NOT (${last})`, below: `(${last})` };
}

/** Whether a list is searched for a whole telephone number, which few rows have. */
function findsFew({ search }: ListQuery, { phones = [], leftOut = [] }: ListColumns): boolean {
  return phones.length > 0 && leftOut.length === 0 && phoneSought(search).whole !== null;
}

/** Returns the total of a list whose last row is on the page, or null if more rows may follow. */
function endOf(rows: readonly unknown[], { offset, perPage }: ListQuery): number | null {
  return rows.length < perPage && (rows.length > 0 || offset === 0) ? offset + rows.length : null;
}

const memories = new WeakMap<DataSource, CountMemory>();

function rememberedCountOf<T extends ObjectLiteral>(counting: SelectQueryBuilder<T>): Promise<number> {
  const memory = memories.get(counting.connection) ?? new CountMemory();
  memories.set(counting.connection, memory);
  return memory.of(keyOfList(counting), () => countOf(counting));
}

/** Returns a text that is the same for the same list, whenever (`:now`) it is asked for. */
export function keyOfList<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): string {
  const parameters = Object.entries(builder.getParameters()).filter(([name]) => name !== 'now');
  return JSON.stringify([builder.getQuery(), parameters]);
}

function isUnfiltered({ search, filters }: ListQuery, { commonFilters = [] }: ListColumns): boolean {
  return !search && Object.keys(filters).every((name) => commonFilters.includes(name));
}

/**
 * Reads the rows that come first separately from the others: with one order for both, the whole list would
 * have to be sorted for each page, without an index. Where the upper part ends is seen by its rows; it is counted
 * only for a page beyond it, and never remembered, or a row at the border could be on no page.
 */
async function rowsInTwoParts<Row>(
  part: (page: ListQuery, condition: string) => Promise<Row[]>,
  query: ListQuery,
  { above, below }: Parts,
  count: (condition: string) => Promise<number>,
): Promise<Row[]> {
  const upper = await part(query, above);
  if (upper.length === query.perPage) return upper;
  const end = endOf(upper, query) ?? (await count(above));
  const lower = { ...query, offset: Math.max(0, query.offset - end), perPage: query.perPage - upper.length };
  return [...upper, ...(await part(lower, below))];
}

async function countOf<T extends ObjectLiteral>(counting: SelectQueryBuilder<T>): Promise<number> {
  const row = await counting.getRawOne<{ total: string }>();
  return Number(row?.total ?? 0);
}
