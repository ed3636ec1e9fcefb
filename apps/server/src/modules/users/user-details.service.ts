import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { isSameEmail } from './same-email.js';
import { UserDetailsRepository } from './user-details.repository.js';
import { emailReplaced, freezeChanged, personDeleted, personErased } from './users.signals.js';
import type { DetailsChange } from './users.types.js';

/** Changes a person's details and signals the changes. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly repository: UserDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves changes; before an e-mail address is replaced, a message to it announces the new one, even if staff
   * made the change.
   */
  async save(tx: Tx, id: number, change: DetailsChange): Promise<void> {
    if (change.email !== undefined) {
      const before = (await this.repository.find(id))?.email ?? null;
      if (before && !isSameEmail(before, change.email)) await tx.signal(emailReplaced, { userId: id });
    }
    await this.repository.save(id, change, this.clock.now());
  }

  /**
   * Marks a person as deleted by staff (rule 90): nobody can find them or write to them any more, and the
   * search for help for them ends. The calling code holds the lock on the person and has handed over their
   * work.
   */
  async remove(tx: Tx, id: number, actorId: number): Promise<void> {
    const now = this.clock.now();
    await this.repository.setDeleted(id, now, now);
    await tx.signal(personDeleted, { userId: id, actorId });
  }

  /** Restores a deleted person who has not been erased yet; their number must be free. */
  async restore(id: number): Promise<void> {
    await this.repository.setDeleted(id, null, this.clock.now());
    await this.repository.notePlacedByStaff(id);
  }

  /**
   * Removes a person for good: everything under way that involves them ends. The person's data are erased
   * afterwards, by the register of `privacy`.
   */
  leave(tx: Tx, id: number): Promise<void> {
    return tx.signal(personErased, { userId: id });
  }

  /** Freezes or unfreezes accounts (rule 53). */
  async setFreeze(tx: Tx, ids: readonly number[], isFreeze: boolean): Promise<void> {
    await this.repository.setFreeze(ids, isFreeze, this.clock.now());
    await tx.signal(freezeChanged, { userIds: ids });
  }
}
