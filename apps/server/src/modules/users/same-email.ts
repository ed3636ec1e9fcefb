/** Whether two e-mail addresses are equal, ignoring case; two missing ones are equal too. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
}
