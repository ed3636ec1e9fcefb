/**
 * The filters of a list in the address; the search `q` is among them only until it is removed from the
 * address.
 */
export type ListFilters = Readonly<Record<string, string | undefined>>;

/** Reads the filters from the address, which people may edit; values other than texts are ignored. */
export function filtersOf(values: unknown): ListFilters {
  if (typeof values !== 'object' || values === null) return {};
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}
