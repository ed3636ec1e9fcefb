/** The address of a list with filters. */
export function filteredPath(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
