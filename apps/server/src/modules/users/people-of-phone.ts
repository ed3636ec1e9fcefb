import { foldName, type Role } from '@karov/domain';
import type { Account } from './users.types.js';

/** Whether a number is of nobody else who volunteers or is of the staff; help seekers alone share theirs among themselves, and with one of those (rule 238). */
export function isOwnPhone(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'user');
}

/** Who of the people of a number has a name, however it is written (rule 229): with the same name it is the same person (rule 64). */
export function ofName(people: readonly Account[], fullName: string): Account | null {
  const wanted = foldName(fullName);
  return people.find((person) => foldName(person.fullName) === wanted) ?? null;
}

/** Whether a number is of blocked people alone: under another name nobody comes in by it either. */
export function areAllBlocked(people: readonly Account[]): boolean {
  return people.length > 0 && people.every(({ isBlock }) => isBlock);
}
