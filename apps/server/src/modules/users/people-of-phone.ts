import { foldName, type Role } from '@karov/domain';
import type { Account } from './users.types.js';

/**
 * Whether a role makes the number a person's own, which no other volunteer or member of staff may have; help
 * seekers may share a number with each other, and with one volunteer or member of staff (rule 238).
 */
export function isOwnPhone(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'user');
}

/**
 * Returns the person with a number and a name, in any spelling (rule 229): the same name is the same person
 * (rule 64).
 */
export function ofName(people: readonly Account[], fullName: string): Account | null {
  const wanted = foldName(fullName);
  return people.find((person) => foldName(person.fullName) === wanted) ?? null;
}

/**
 * Returns the person with a number whom a typed name means: the one with that name, or else the only one with
 * its words in another order, because some people write the family name first (rule 238).
 */
export function namedBySelf(people: readonly Account[], fullName: string): Account | null {
  const turned = people.filter((person) => isTurned(person.fullName, fullName));
  return ofName(people, fullName) ?? (turned.length === 1 ? (turned[0] ?? null) : null);
}

/**
 * Whether a typed name may mean a listed name: with its words in another order, or with one letter more, less
 * or different (rule 65).
 */
export function isNearName(listed: string, typed: string): boolean {
  return isTurned(listed, typed) || isOneLetterApart(foldName(listed), foldName(typed));
}

/** Whether two names have the same words in rotated order, as "ששון ברוך" and "ברוך ששון". */
function isTurned(name: string, other: string): boolean {
  const [words, turned] = [foldName(name), foldName(other)];
  return (
    words.length === turned.length &&
    words !== turned &&
    `${words} ${words}`.split(' ').length > 2 &&
    ` ${words} ${words} `.includes(` ${turned} `)
  );
}

function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].toSorted((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  const differs = long.findIndex((letter, at) => letter !== short[at]);
  const rest = short.length === long.length ? differs + 1 : differs;
  return differs === -1 || long.slice(differs + 1).join('') === short.slice(rest).join('');
}

/**
 * Whether a number belongs only to blocked people; then nobody can sign in with it under another name either.
 */
export function areAllBlocked(people: readonly Account[]): boolean {
  return people.length > 0 && people.every(({ isBlock }) => isBlock);
}
