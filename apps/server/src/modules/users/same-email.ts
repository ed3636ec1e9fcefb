/** Whether two e-mail addresses, or none, are one: capitals do not count. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
}
