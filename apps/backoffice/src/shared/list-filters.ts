/** Filters of a list in the address; `q`, the search, only until it is removed from it. */
export type ListFilters = Readonly<Record<string, string | undefined>>;

/** Reads the filters from the address, which may be edited; values other than text are ignored. */
export function filtersOf(values: unknown): ListFilters {
  if (typeof values !== 'object' || values === null) return {};
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}
