import { AsyncResource } from 'node:async_hooks';
import { isHardBounce, isTemplateRefusal, WINDOW_CLOSED } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { defineSignal, type Tx } from '../../platform/signals/signals.js';
import { BouncedAddressesService } from './bounced-addresses.service.js';
import { type FailedMessage, FailOversRepository } from './fail-overs.repository.js';
import { notificationsWritten } from './notifications.service.js';
import { WhatsappWaysRepository } from './whatsapp/whatsapp-ways.repository.js';

/** The code for a number whose owner wrote STOP, to which Twilio sends nothing more. */
const OPTED_OUT = 'twilio:21610';
/** The number of failures that are written together. */
const TOGETHER = 100;

/**
 * The provider reports that the recipient of a message has opted out of all messages through its channel
 * (rule 178).
 */
export const receiverOptedOut = defineSignal<{ userId: number }>('notifications.receiverOptedOut');

interface Waiting {
  failed: FailedMessage;
  done: () => void;
  fail: (reason: unknown) => void;
}

/**
 * Ends messages that failed for good, and sends them through the next channel (rule 35). While one failure is
 * being written, further failures wait and are then written together: if a provider fails, thousands of
 * messages fail at once. A failure that says something about a recipient or a template is written alone, so
 * that two never wait for each other.
 */
@Injectable()
export class FailOversService {
  private readonly waiting: Waiting[] = [];
  private isWriting = false;
  /** Runs outside the request or transaction in which a failure occurred. */
  private readonly writeWaiting = AsyncResource.bind(() => this.writeAll());

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: FailOversRepository,
    private readonly bounced: BouncedAddressesService,
    private readonly whatsapp: WhatsappWaysRepository,
  ) {}

  /**
   * Ends a message; resolves when that has been written. A message that has already ended stays unchanged.
   */
  end(failed: FailedMessage): Promise<void> {
    if (tellsMore(failed.code)) return this.write([failed]);
    return new Promise((done, fail) => {
      this.waiting.push({ failed, done, fail });
      void this.writeWaiting();
    });
  }

  private async writeAll(): Promise<void> {
    if (this.isWriting) return;
    this.isWriting = true;
    while (this.waiting.length > 0) await this.writeTogether(this.waiting.splice(0, TOGETHER));
    this.isWriting = false;
  }

  private async writeTogether(group: readonly Waiting[]): Promise<void> {
    try {
      await this.write(group.map(({ failed }) => failed));
      for (const { done } of group) done();
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }

  private async write(failed: readonly FailedMessage[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      for (const { id, code } of failed) await this.tellOfReceiver(tx, id, code);
      const ended = await this.repository.end(failed, now);
      const next = ended.length === 0 ? [] : await this.repository.goOn(ended, 'instead', now);
      for (const { id, code } of failed) await this.whatsapp.failed(id, code);
      if (next.length > 0) await tx.signal(notificationsWritten, { ids: next, isUrgent: true });
    });
  }

  private async tellOfReceiver(tx: Tx, id: number, code: string): Promise<void> {
    await this.bounced.note(id, code);
    const userId = code === OPTED_OUT ? await this.repository.receiverOf(id) : null;
    if (userId !== null) await tx.signal(receiverOptedOut, { userId });
  }
}

/** Whether a failure says more than that this message did not arrive. */
function tellsMore(code: string): boolean {
  return code === OPTED_OUT || code === WINDOW_CLOSED || isHardBounce(code) || isTemplateRefusal(code);
}
