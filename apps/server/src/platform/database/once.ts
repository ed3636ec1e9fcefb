import type { Tx } from '../signals/signals.js';
import type { Database } from './database.js';

/**
 * What a transaction reads once for each key: within it the answer stays what it was, and the next
 * transaction reads anew, so that a change is seen at once by whatever begins after it. Outside of
 * transactions every reading is a new one.
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

  /** Lets the running transaction read again, after it changed something itself. */
  forget(tx: Tx): void {
    this.known.delete(tx);
  }
}
