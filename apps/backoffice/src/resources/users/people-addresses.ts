/** Where the list of people stands. */
export const PEOPLE = '/volunteers-menu';

/**
 * The address that an address with the specification's parameters means: `modal` opens one person and narrows the list to them, `user_ids` narrows it to
 * several. Null when it has neither.
 */
export function plainAddress(params: URLSearchParams): string | null {
  const opened = idsIn(params.get('modal') ?? '').at(0);
  const chosen = opened === undefined ? idsIn(params.getAll('user_ids').join(',')) : [opened];
  if (!params.has('modal') && !params.has('user_ids')) return null;
  const path = opened === undefined ? PEOPLE : `${PEOPLE}/${opened}`;
  return chosen.length === 0 ? path : `${path}?filter=${encodeURIComponent(JSON.stringify({ user_ids: chosen.join(',') }))}`;
}

function idsIn(text: string): string[] {
  return text.split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
}
