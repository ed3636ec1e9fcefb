import { isRecord, ownValue } from '@karov/domain';

/** The time limit of an external place search while a person is typing. */
export const PLACE_TIMEOUT_MS = 2500;

/** Returns a URL without trailing slashes, so that paths can be appended. */
export function baseOf(url: string): string {
  return url.replace(/\/+$/, '');
}

/**
 * Calls a place search and reads its JSON. @throws when it does not answer in time, refuses, or returns
 * anything but JSON
 */
export async function askPlaces(url: string, timeoutMs: number): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { 'user-agent': 'karov' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`place search answered ${answer.status}`);
  return answer.json();
}

/**
 * Returns the records in a list of an answer.
 * @throws when there is no such list
 */
export function recordsIn(list: unknown): Record<string, unknown>[] {
  if (!Array.isArray(list)) throw new Error('place search answered something else');
  return list.filter(isRecord);
}

/**
 * Returns a function that reads texts of a record; a missing value, or one of another type, becomes empty.
 */
export function textsOf(record: unknown): (key: string) => string {
  return (key) => {
    const value = isRecord(record) ? ownValue(record, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
}
