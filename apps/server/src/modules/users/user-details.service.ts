import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { isSameEmail } from './same-email.js';
import { UserDetailsRepository } from './user-details.repository.js';
import { emailReplaced, freezeChanged, personDeleted, personErased } from './users.signals.js';
import type { DetailsChange, UserDetails } from './users.types.js';

/** What people can see and change of themselves. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly repository: UserDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /** A person's details, or null when there is nobody (any more). */
  find(id: number): Promise<UserDetails | null> {
    return this.repository.find(id);
  }

  /** The same of somebody who may be deleted and not erased yet, for those who may restore them (rule 90). */
  findKept(id: number): Promise<UserDetails | null> {
    return this.repository.findKept(id);
  }

  /** Details of several people; those who are deleted are left out. */
  findMany(ids: readonly number[]): Promise<UserDetails[]> {
    return this.repository.findMany(ids);
  }

  /** Keeps two changes to one person apart until the transaction ends. */
  lock(id: number): Promise<void> {
    return this.repository.lock(id);
  }

  /** Saves the changes; a former e-mail address is told of a new one first, even when staff change it. */
  async save(tx: Tx, id: number, change: DetailsChange): Promise<void> {
    if (change.email !== undefined) {
      const before = (await this.repository.find(id))?.email ?? null;
      if (before && !isSameEmail(before, change.email)) await tx.signal(emailReplaced, { userId: id });
    }
    await this.repository.save(id, change, this.clock.now());
  }

  /** False when the number (E.164) belongs to somebody else; the transaction is then over. */
  changePhone(id: number, phone: string): Promise<boolean> {
    return this.repository.changePhone(id, phone, this.clock.now());
  }

  /**
   * After staff gave somebody their number: they did not begin with it by a code, and who was there is no
   * stranger to them (rule 238).
   */
  notePlacedByStaff(id: number): Promise<void> {
    return this.repository.notePlacedByStaff(id);
  }

  /**
   * Marks a person as deleted by staff (rule 90): nobody finds or writes to them any more, and what is sought
   * for them ends. The caller holds the lock on the person and has handed on what they had in hand.
   */
  async remove(tx: Tx, id: number, actorId: number): Promise<void> {
    const now = this.clock.now();
    await this.repository.setDeleted(id, now, now);
    await tx.signal(personDeleted, { userId: id, actorId });
  }

  /** Brings a deleted person back who is not erased yet; their number must be free. */
  async restore(id: number): Promise<void> {
    await this.repository.setDeleted(id, null, this.clock.now());
    await this.repository.notePlacedByStaff(id);
  }

  /**
   * Somebody goes for good: whatever goes on with them ends. What is known about them is erased afterwards,
   * by the register of `privacy`.
   */
  leave(tx: Tx, id: number): Promise<void> {
    return tx.signal(personErased, { userId: id });
  }

  /** Blocks or unblocks an account (rule 92). */
  setBlock(id: number, isBlock: boolean): Promise<void> {
    return this.repository.setBlock(id, isBlock, this.clock.now());
  }

  /** Activates or deactivates an account. */
  setActive(id: number, isActive: boolean): Promise<void> {
    return this.repository.setActive(id, isActive, this.clock.now());
  }

  /** Freezes or unfreezes accounts (rule 53). */
  async setFreeze(tx: Tx, ids: readonly number[], isFreeze: boolean): Promise<void> {
    await this.repository.setFreeze(ids, isFreeze, this.clock.now());
    await tx.signal(freezeChanged, { userIds: ids });
  }
}
