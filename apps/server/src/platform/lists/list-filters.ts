import {
  type DistrictKey,
  findDistrict,
  isDay,
  isRole,
  ownValue,
  ROLES,
  type Role,
  roleId,
  roleName,
} from '@karov/domain';
import { ValidationFailure } from '../errors/fail.js';
import { ID_MAX } from '../http/id.pipe.js';
import type { ListQuery } from './list-query.js';

/** Reads the values of a filter, one text or several, never none; undefined if one of them is invalid. */
export type FilterReader<Value> = (texts: readonly string[]) => Value | undefined;

/** The filters of a list, by their names on the wire. */
export type FilterReaders = Readonly<Record<string, FilterReader<unknown>>>;

/** The given values of a list's filters; filters that were not given are missing. */
export type FilterValues<Readers extends FilterReaders> = {
  -readonly [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

/**
 * The queries whose filters were read; answering any other query would show everything to a caller who asked
 * for a part.
 */
const READ = new WeakSet<object>();

/**
 * Reads the filters of a query, as the only access to them: an unknown name or value is refused, because
 * ignoring it would show everything to a caller who asked for a part (rule 16). @throws ValidationFailure at
 * `filters.NAME`
 */
export function readFilters<Readers extends FilterReaders>(
  query: Pick<ListQuery, 'filters' | 'asked'>,
  readers: Readers,
): FilterValues<Readers> {
  READ.add(query.asked);
  const unknown = query.asked.find((name) => !Object.hasOwn(readers, name));
  if (unknown !== undefined) throw unknownFilter(unknown);
  const values: FilterValues<Readers> = {};
  for (const name in readers) {
    const given = ownValue(query.filters, name);
    if (given === undefined) continue;
    const value = readers[name]?.(typeof given === 'string' ? [given] : given);
    if (value === undefined) throw unknownFilter(name);
    Object.assign(values, { [name]: value });
  }
  return values;
}

/** Refuses unread filters. @throws ValidationFailure */
export function expectFiltersRead({ asked }: Pick<ListQuery, 'asked'>): void {
  const [unread] = asked;
  if (unread !== undefined && !READ.has(asked)) throw unknownFilter(unread);
}

function unknownFilter(name: string): ValidationFailure {
  return new ValidationFailure([{ path: `filters.${name}`, key: 'filter', params: {} }]);
}

/** Reads each text separately; undefined if one is invalid. */
function each<Value>(
  texts: readonly string[],
  read: (text: string) => Value | undefined,
): Value[] | undefined {
  const values = texts.map(read);
  const known = values.filter((value): value is Exclude<typeof value, undefined> => value !== undefined);
  return known.length === values.length ? known : undefined;
}

function idIn(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= ID_MAX ? Number(text) : undefined;
}

/** Ids of rows; several are separated by commas. */
export const idsFilter: FilterReader<number[]> = (texts) =>
  each(
    texts.flatMap((text) => text.split(',')),
    (text) => idIn(text.trim()),
  );

/** The id of one row. */
export const idFilter: FilterReader<number> = oneOnly(idIn);

/** Words of a list, in any case; `others` are other accepted spellings. */
export function wordsFilter<const Word extends string>(
  words: readonly Word[],
  others: Readonly<Record<string, NoInfer<Word>>> = {},
): FilterReader<Word[]> {
  return (texts) => each(texts, (text) => wordIn(text, words, others));
}

/** One of the words of a list. */
export function wordFilter<const Word extends string>(
  words: readonly Word[],
  others: Readonly<Record<string, NoInfer<Word>>> = {},
): FilterReader<Word> {
  return oneOnly((text) => wordIn(text, words, others));
}

function wordIn<Word extends string>(
  text: string,
  words: readonly Word[],
  others: Readonly<Record<string, Word>>,
): Word | undefined {
  const wanted = text.toLowerCase();
  return words.find((word) => word.toLowerCase() === wanted) ?? ownValue(others, wanted);
}

/** Yes or no, in the spellings of forms. */
export const yesNoFilter: FilterReader<boolean> = oneOnly((text) =>
  ownValue({ '1': true, true: true, '0': false, false: false }, text.toLowerCase()),
);

/** Any typed text, such as the name of a town. */
export const textFilter: FilterReader<readonly string[]> = (texts) => texts;

/** A day of the calendar, `YYYY-MM-DD`. */
export const dayFilter: FilterReader<string> = oneOnly((text) => (isDay(text) ? text : undefined));

/** Districts by key or name. */
export const districtsFilter: FilterReader<DistrictKey[]> = (texts) =>
  each(texts, (text) => findDistrict(text)?.key);

/** Roles by key, id or name, as in the lists of roles. */
export const rolesFilter: FilterReader<Role[]> = (texts) =>
  each(texts, (text) => {
    const wanted = text.toLowerCase();
    return isRole(wanted)
      ? wanted
      : ROLES.find((role) => String(roleId(role)) === wanted || roleName(role).toLowerCase() === wanted);
  });

/** A filter with one value. */
export function oneOnly<Value>(read: (text: string) => Value | undefined): FilterReader<Value> {
  return ([text = '', ...more]) => (more.length > 0 ? undefined : read(text));
}
