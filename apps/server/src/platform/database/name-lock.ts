import type { EntityManager } from 'typeorm';

/** Work serialized by a name, because there is no row to lock yet. */
export type LockKind =
  /** one phone number: its registrations wait for each other */
  | 'person'
  /** one phone number: codes sent to it */
  | 'code'
  /** one network: codes requested from it */
  | 'code-network'
  /** all codes of a day, near their limit */
  | 'code-day'
  /** one phone number or address: messages found at a provider */
  | 'found-message'
  /** one person, or one visitor's number and address: messages to the desk */
  | 'contact'
  /** one volunteer: taking work on */
  | 'volunteer'
  /** one help seeker: filing requests */
  | 'seeker'
  /** one network: blocks */
  | 'block'
  /** one member of staff: broadcasts */
  | 'broadcast';

/**
 * Waits until no other transaction has the lock of this name, and keeps it until this transaction ends. All
 * named locks are taken here, so that their keys never collide.
 */
export async function lockName(
  manager: EntityManager,
  kind: LockKind,
  key: number | string = '',
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}|${key}`]);
}
