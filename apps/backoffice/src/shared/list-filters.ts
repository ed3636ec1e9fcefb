/** Filters of a list as they stand in the address; `q`, the search, only until it is taken out of it. */
export type ListFilters = Readonly<Record<string, string | undefined>>;

/** Reads the filters from the address, which anybody can have written; what is no text is no filter. */
export function filtersOf(values: unknown): ListFilters {
  if (typeof values !== 'object' || values === null) return {};
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])));
}
