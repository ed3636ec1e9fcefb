import { isRecord } from '@karov/domain';
import type { RecordedCall } from './recorder.js';

/** A call without the lines of its timeline that tell who was thanked, and those lines' people in their order. */
export interface WithoutThanks {
  call: RecordedCall;
  thanked: string[];
}

/**
 * Takes apart what rule 42 changed: who is thanked stands in the order in which they were called, and a single request tells of it when it ends, as the
 * requests of events always did.
 */
export function withoutThanks(call: RecordedCall): WithoutThanks {
  const { body } = call;
  const data = isRecord(body) ? body['data'] : null;
  const entries = isRecord(data) ? data['entries'] : null;
  if (!isRecord(body) || !isRecord(data) || !Array.isArray(entries)) return { call, thanked: [] };
  // The numbers of the lines shift with those that are taken out.
  const others = entries.filter((entry) => !isThanks(entry)).map((entry: unknown) => (isRecord(entry) ? { ...entry, id: null } : entry));
  return { call: { ...call, body: { ...body, data: { ...data, entries: others } } }, thanked: entries.filter(isThanks).map(nameIn) };
}

function isThanks(entry: unknown): boolean {
  return isRecord(entry) && entry['kind'] === 'filled';
}

function nameIn(entry: unknown): string {
  const volunteer = isRecord(entry) ? entry['volunteer'] : null;
  return isRecord(volunteer) ? String(volunteer['full_name']) : '';
}
