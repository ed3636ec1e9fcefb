import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { InvitationMessagesRepository } from './invitation-messages.repository.js';
import { notificationsWritten } from './notifications.service.js';
import type { InvitationMessage, ReplyMessage } from './notifications.types.js';

/** Messages that invite volunteers, and the replies to volunteers' answers (rule 36). */
@Injectable()
export class InvitationMessagesService {
  constructor(
    private readonly repository: InvitationMessagesRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns a person's sent invitations whose links are still valid, newest first. */
  newestTo(userId: number): Promise<InvitationMessage[]> {
    return this.repository.newestTo(userId, this.clock.now());
  }

  /** Returns the number of the invitation in a message, given the message's ID at the provider. */
  numberOf(userId: number, providerId: string): Promise<number | null> {
    return this.repository.numberOf(userId, providerId);
  }

  /** Returns the recipient of a message, given the message's ID at the provider; null if it is unknown. */
  receiverOf(providerId: string): Promise<number | null> {
    return this.repository.receiverOf(providerId);
  }

  /** Returns which of these people got the last message that was sent to an address. */
  lastReceiverAt(address: string, userIds: readonly number[]): Promise<number | null> {
    return this.repository.lastReceiverAt(address, userIds);
  }

  /** Whether a person has been told since a given time that a need is filled. */
  wasThankedSince(userId: number, since: Date): Promise<boolean> {
    return this.repository.wasThankedSince(userId, since);
  }

  hasHeardSince(userId: number, since: Date): Promise<boolean> {
    return this.repository.hasHeardSince(userId, since);
  }

  /** Sends a reply, only through the channel by which the person wrote. */
  async reply(tx: Tx, message: ReplyMessage): Promise<void> {
    const id = await this.repository.insertReply(message, this.clock.now());
    await tx.signal(notificationsWritten, { ids: [id], isUrgent: true });
  }
}
