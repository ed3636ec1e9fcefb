/** Whether two e-mail addresses, or two missing ones, are equal, ignoring case. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
}
