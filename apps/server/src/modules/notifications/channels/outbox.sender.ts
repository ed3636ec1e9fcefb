import type { Channel } from '@karov/domain';
import type { Clock } from '../../../platform/clock/clock.js';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';
import type { OutboxMessagesRepository } from './outbox-messages.repository.js';

/**
 * The demo's provider: it puts messages into a table, which `/outbox` shows. If the same message is sent
 * twice, only one is stored.
 */
export class OutboxSender implements ChannelSender {
  readonly tellsReceipt = false;

  constructor(
    readonly channel: Channel,
    private readonly outbox: OutboxMessagesRepository,
    private readonly clock: Clock,
  ) {}

  async send(message: OutgoingMessage): Promise<SendResult> {
    const { notificationId, to: sendTo, text, html } = message;
    await this.outbox.add({
      notificationId,
      channel: this.channel,
      sendTo,
      text,
      html,
      createdAt: this.clock.now(),
    });
    return { ok: true, providerId: providerId(message) };
  }

  async findSent(message: OutgoingMessage): Promise<readonly string[]> {
    const isSent = await this.outbox.isThere(message.notificationId);
    return isSent ? [providerId(message)] : [];
  }
}

function providerId(message: OutgoingMessage): string {
  return `outbox-${message.notificationId}`;
}
