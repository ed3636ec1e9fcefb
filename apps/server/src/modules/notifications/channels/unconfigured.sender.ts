import type { Channel } from '@karov/domain';
import type { ChannelSender, SendResult } from './channel-sender.js';

/**
 * Takes the place of a missing provider: every message fails, so that the person's next channel is tried and
 * the log shows the reason.
 */
export class UnconfiguredSender implements ChannelSender {
  readonly tellsReceipt = false;

  constructor(readonly channel: Channel) {}

  send(): Promise<SendResult> {
    return Promise.resolve({ ok: false, retryable: false, code: `${this.channel}:not-configured` });
  }

  findSent(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
}
