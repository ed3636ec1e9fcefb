import type { BouncedChannel } from '@karov/api-client';
import { type Channel, isHardBounce, messageFault } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { BouncedAddressesRepository } from './bounced-addresses.repository.js';

/** Addresses that accept no messages (rule 189). Codes are still sent to them. */
@Injectable()
export class BouncedAddressesService {
  constructor(
    private readonly repository: BouncedAddressesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks the address of a message that is about to fail, if the provider's code says that the address
   * accepts no messages at all.
   */
  async note(messageId: number, code: string): Promise<void> {
    if (isHardBounce(code)) await this.repository.mark(messageId, code, this.clock.now());
  }

  /** Clears the mark of an address at which a message was received. */
  received(messageId: number): Promise<void> {
    return this.repository.clearBy(messageId);
  }

  /** Tries an address again after its owner has confirmed that it is right. */
  retry(userId: number, channel: Channel): Promise<void> {
    return this.repository.clear(userId, channel);
  }

  /** Returns the channels through which a person receives nothing, each with the reason. */
  async of(userId: number): Promise<BouncedChannel[]> {
    const rows = await this.repository.of(userId);
    return rows.map(({ channel, code, bouncedAt }) => ({
      channel,
      fault: messageFault(code),
      since: bouncedAt.toISOString(),
    }));
  }
}
