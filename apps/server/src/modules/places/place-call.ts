import { isRecord, ownValue } from '@karov/domain';

/** How long a place search from outside may take: somebody is typing. */
export const PLACE_TIMEOUT_MS = 2500;

/** An address with its slashes at the end taken off, so that paths can be put behind it. */
export function baseOf(url: string): string {
  return url.replace(/\/+$/, '');
}

/**
 * Asks a place search and reads its JSON.
 * @throws when it does not answer in time, refuses, or answers something else
 */
export async function askPlaces(url: string, timeoutMs: number): Promise<unknown> {
  const answer = await fetch(url, { headers: { 'user-agent': 'karov' }, signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`place search answered ${answer.status}`);
  return answer.json();
}

/**
 * The records of a list in an answer.
 * @throws when there is no such list
 */
export function recordsIn(list: unknown): Record<string, unknown>[] {
  if (!Array.isArray(list)) throw new Error('place search answered something else');
  return list.filter(isRecord);
}

/** Reads texts of a record; what is missing or no text is empty. */
export function textsOf(record: unknown): (key: string) => string {
  return (key) => {
    const value = isRecord(record) ? ownValue(record, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
}
