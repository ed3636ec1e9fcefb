import type { EntityManager } from 'typeorm';

/** Work that a name keeps apart, since there is no row yet to lock. */
export type LockKind =
  /** one phone number: registrations by it or with it wait for each other */
  | 'person'
  /** one phone number: codes that are sent to it */
  | 'code'
  /** one network: codes that are asked for from it */
  | 'code-network'
  /** all codes of a day, once their limit is near */
  | 'code-day'
  /** one phone number or address: messages found at a provider */
  | 'found-message'
  /** one person, or one visitor's number and address: messages to the desk */
  | 'contact'
  /** one volunteer: going to work */
  | 'volunteer'
  /** one help seeker: filing requests */
  | 'seeker'
  /** one network: blocks */
  | 'block'
  /** one member of staff: broadcasts */
  | 'broadcast';

/**
 * Waits until no other transaction has the lock of this name, and keeps it until this transaction ends. All
 * locks by name are taken here, so that none meets another one's key by chance.
 */
export async function lockName(
  manager: EntityManager,
  kind: LockKind,
  key: number | string = '',
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}|${key}`]);
}
