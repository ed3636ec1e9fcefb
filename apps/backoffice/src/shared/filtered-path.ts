/** The address of a list that is opened with filters. */
export function filteredPath(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
