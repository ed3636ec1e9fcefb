import type { Tx } from '../signals/signals.js';
import type { Database } from './database.js';

/**
 * A value that a transaction reads once for each key: it stays the same within the transaction, and the next
 * transaction reads it again, so that later work sees a change at once. Outside transactions every read is
 * fresh.
 */
export class OncePerTransaction<Key, Value> {
  private readonly known = new WeakMap<Tx, Map<Key, Promise<Value>>>();

  constructor(
    private readonly database: Database,
    private readonly read: (key: Key) => Promise<Value>,
  ) {}

  of(key: Key): Promise<Value> {
    const tx = this.database.running;
    if (!tx) return this.read(key);
    const answers = this.known.get(tx) ?? new Map<Key, Promise<Value>>();
    this.known.set(tx, answers);
    const answer = answers.get(key) ?? this.read(key);
    answers.set(key, answer);
    return answer;
  }

  /** Makes the running transaction read the value again after its own change. */
  forget(tx: Tx): void {
    this.known.delete(tx);
  }
}
