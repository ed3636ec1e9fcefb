/** The lists of the desk for which staff save views (rule 240). */
export const VIEWED_LISTS = [
  'users',
  'vetting',
  'organizations',
  'categories',
  'events',
  'open-requests',
  'all-requests',
  'single-requests',
  'event-requests',
  'approvals',
  'acceptances',
  'notifications',
  'reachability',
  'broadcasts',
  'contacts',
  'block',
] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** A value that a filter selects. */
export type ViewFilterValue = string | number | boolean;
/** The filters of a view, by the names that its list uses. */
export type ViewFilters = Record<string, ViewFilterValue | ViewFilterValue[]>;

/** The names under which lists take free text, which is never saved: it may be anybody's name or number. */
const FREE_TEXT: ReadonlySet<string> = new Set(['q', 'search']);
const FILTERS_MAX = 30;
const VALUES_MAX = 100;
/** What names and values of filters consist of: keys, ids, days and coordinates, but no words of people. */
const NAME = /^[a-z][\w.]{0,59}$/i;
const VALUE = /^[\w .:,+-]{1,100}$/;

/**
 * Returns the filters that a view keeps, without free text; null if anything else in them is not a filter of
 * a list (rule 240).
 */
export function viewFilters(given: Readonly<Record<string, unknown>>): ViewFilters | null {
  const named = Object.entries(given).filter(([name]) => !FREE_TEXT.has(name.toLowerCase()));
  const kept: [string, ViewFilterValue | ViewFilterValue[]][] = [];
  for (const [name, value] of named) {
    const read = Array.isArray(value) ? valuesIn(value) : valueIn(value);
    if (read === null || !NAME.test(name)) return null;
    kept.push([name, read]);
  }
  return kept.length > FILTERS_MAX ? null : Object.fromEntries(kept);
}

function valuesIn(given: readonly unknown[]): ViewFilterValue[] | null {
  const values = given.map(valueIn).filter((value) => value !== null);
  return values.length === given.length && values.length <= VALUES_MAX ? values : null;
}

function valueIn(given: unknown): ViewFilterValue | null {
  if (typeof given === 'boolean') return given;
  if (typeof given === 'number') return Number.isFinite(given) ? given : null;
  return typeof given === 'string' && VALUE.test(given) ? given : null;
}

/** What a person may do with a saved view. */
export type ViewAbility = 'change' | 'share' | 'delete';

/**
 * Everybody changes and deletes their own views; admins share theirs, and delete those that are shared (rule
 * 240).
 */
export function viewAbilities(by: { isAdmin: boolean; isOwn: boolean; isShared: boolean }): ViewAbility[] {
  return [
    ...(by.isOwn ? (['change'] as const) : []),
    ...(by.isOwn && by.isAdmin ? (['share'] as const) : []),
    ...(by.isOwn || (by.isAdmin && by.isShared) ? (['delete'] as const) : []),
  ];
}
