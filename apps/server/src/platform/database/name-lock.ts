import type { EntityManager } from 'typeorm';

/** What is serialized by a name, because there is no row to lock yet. */
export type LockKind =
  /** one phone number: its registrations wait for each other */
  | 'person'
  /** one phone number: sending codes to it */
  | 'code'
  /** one network: requesting codes from it */
  | 'code-network'
  /** all codes of a day, when their limit is near */
  | 'code-day'
  /** one phone number or address: messages that a provider already has */
  | 'found-message'
  /** one person, or one visitor's number and address: messages to the support desk */
  | 'contact'
  /** one volunteer: taking on work */
  | 'volunteer'
  /** one help seeker: filing requests */
  | 'seeker'
  /** one network: blocking it */
  | 'block'
  /** one member of staff: sending broadcasts */
  | 'broadcast'
  /** one member of staff: saving views of lists */
  | 'view';

/**
 * Waits until no other transaction has the lock of this name, and keeps it until this transaction ends. All
 * named locks are acquired here, so that their keys never collide.
 */
export async function lockName(
  manager: EntityManager,
  kind: LockKind,
  key: number | string = '',
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}|${key}`]);
}
