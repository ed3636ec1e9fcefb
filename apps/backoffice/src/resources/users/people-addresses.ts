import type { UserAbility } from '@karov/api-client';
import type { UserAct } from './user-act.js';

/** The path of the list of people. */
export const PEOPLE = '/volunteers-menu';

/**
 * Translates the parameters of the specification: `modal` opens one person and narrows the list to them;
 * `user_ids` narrows the list to several people. Returns null if neither is given.
 */
export function plainAddress(params: URLSearchParams): string | null {
  const opened = idsIn(params.get('modal') ?? '').at(0);
  const chosen = opened === undefined ? idsIn(params.getAll('user_ids').join(',')) : [opened];
  if (!params.has('modal') && !params.has('user_ids')) return null;
  const path = opened === undefined ? PEOPLE : `${PEOPLE}/${opened}`;
  return chosen.length === 0
    ? path
    : `${path}?filter=${encodeURIComponent(JSON.stringify({ user_ids: chosen.join(',') }))}`;
}

function idsIn(text: string): string[] {
  return text.split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
}

const ACT = 'act';

/** Returns the address of a person's card with the dialog of an action open over it. */
export function actAddress(id: number, act: UserAct['kind']): string {
  return `${PEOPLE}/${id}?${ACT}=${act}`;
}

/** Returns the action on a person that the address names; null if there is none, or if it is not allowed. */
export function actIn(params: URLSearchParams, abilities: readonly UserAbility[]): UserAct['kind'] | null {
  const named = abilities.find((one) => one === params.get(ACT));
  return named === undefined || named === 'edit' ? null : named;
}

/** Returns the address without the action, so that the action opens only once. */
export function withoutAct(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(ACT);
  return rest;
}
