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

/**
 * Reads the values of a filter: one or several texts, but never none; returns undefined if one of them is
 * invalid.
 */
export type FilterReader<Value> = (texts: readonly string[]) => Value | undefined;

/** The filters of a list, by the names that the API uses. */
export type FilterReaders = Readonly<Record<string, FilterReader<unknown>>>;

/** The values given for a list's filters; filters that were not given are missing. */
export type FilterValues<Readers extends FilterReaders> = {
  -readonly [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

/**
 * The queries whose filters have been read; if any other query were answered, a caller who asked for a part
 * would see everything.
 */
const READ = new WeakSet<object>();

/**
 * Reads the filters of a query, which can be read only in this way: an unknown name or value is refused,
 * because if it were ignored, a caller who asked for a part would see everything (rule 16).
 * @throws ValidationFailure at `filters.NAME`
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

/**
 * Refuses a query whose filters have not been read.
 * @throws ValidationFailure
 */
export function expectFiltersRead({ asked }: Pick<ListQuery, 'asked'>): void {
  const [unread] = asked;
  if (unread !== undefined && !READ.has(asked)) throw unknownFilter(unread);
}

function unknownFilter(name: string): ValidationFailure {
  return new ValidationFailure([{ path: `filters.${name}`, key: 'filter', params: {} }]);
}

/** Reads each text separately; returns undefined if one is invalid. */
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

/** The ids of rows; several ids can be separated by commas. */
export const idsFilter: FilterReader<number[]> = (texts) =>
  each(
    texts.flatMap((text) => text.split(',')),
    (text) => idIn(text.trim()),
  );

/** The id of one row. */
export const idFilter: FilterReader<number> = oneOnly(idIn);

/** Words from a list, in upper or lower case; `others` are other spellings that are accepted. */
export function wordsFilter<const Word extends string>(
  words: readonly Word[],
  others: Readonly<Record<string, NoInfer<Word>>> = {},
): FilterReader<Word[]> {
  return (texts) => each(texts, (text) => wordIn(text, words, others));
}

/** One word from a list. */
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

/** A calendar day, `YYYY-MM-DD`. */
export const dayFilter: FilterReader<string> = oneOnly((text) => (isDay(text) ? text : undefined));

/** Districts, by key or name. */
export const districtsFilter: FilterReader<DistrictKey[]> = (texts) =>
  each(texts, (text) => findDistrict(text)?.key);

/** Roles, by key, id or name, as in the lists of roles. */
export const rolesFilter: FilterReader<Role[]> = (texts) =>
  each(texts, (text) => {
    const wanted = text.toLowerCase();
    return isRole(wanted)
      ? wanted
      : ROLES.find((role) => String(roleId(role)) === wanted || roleName(role).toLowerCase() === wanted);
  });

/** A filter that has exactly one value. */
export function oneOnly<Value>(read: (text: string) => Value | undefined): FilterReader<Value> {
  return ([text = '', ...more]) => (more.length > 0 ? undefined : read(text));
}
