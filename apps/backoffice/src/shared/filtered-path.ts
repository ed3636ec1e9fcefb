/** Returns the address of a list with filters set. */
export function filteredPath(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
