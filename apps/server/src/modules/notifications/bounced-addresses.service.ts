import type { BouncedChannel } from '@karov/api-client';
import { type Channel, isHardBounce, messageFault } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { BouncedAddressesRepository } from './bounced-addresses.repository.js';

/** Addresses that take no messages (rule 189). Codes go there all the same. */
@Injectable()
export class BouncedAddresses {
  constructor(
    private readonly repository: BouncedAddressesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks the address of a message that is about to fail, where the provider's code says that it takes none
   * at all.
   */
  async note(messageId: number, code: string): Promise<void> {
    if (isHardBounce(code)) await this.repository.mark(messageId, code, this.clock.now());
  }

  /** A message was received where it was sent. */
  received(messageId: number): Promise<void> {
    return this.repository.clearBy(messageId);
  }

  /** Tries an address again, since its owner says that it is right. */
  retry(userId: number, channel: Channel): Promise<void> {
    return this.repository.clear(userId, channel);
  }

  /** By which channels a person gets nothing, and why. */
  async of(userId: number): Promise<BouncedChannel[]> {
    const rows = await this.repository.of(userId);
    return rows.map(({ channel, code, bouncedAt }) => ({
      channel,
      fault: messageFault(code),
      since: bouncedAt.toISOString(),
    }));
  }
}
