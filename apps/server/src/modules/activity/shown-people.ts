/**
 * The people whose telephone number or messages an answer shows, found by shape: an `id` beside a `phone`, or a `receiver_id` beside a `send_to`. By shape
 * and not by declaration, so that a new list is in the audit log without anybody thinking of it.
 */
export function shownPeople(answer: unknown): number[] {
  const found = new Set<number>();
  collect(answer, found);
  return [...found];
}

function collect(value: unknown, found: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  note(fields.get('id'), fields.get('phone'), found);
  note(fields.get('receiver_id'), fields.get('send_to'), found);
  for (const field of fields.values()) collect(field, found);
}

function note(id: unknown, shown: unknown, found: Set<number>): void {
  if (typeof id === 'number' && typeof shown === 'string' && shown !== '') found.add(id);
}
