import type { Channel } from '@karov/domain';
import type { Clock } from '../../../platform/clock/clock.js';
import type { Database } from '../../../platform/database/database.js';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';

/** The demo's provider: messages land in a table that `/outbox` shows. Sending the same message twice keeps one. */
export class OutboxSender implements ChannelSender {
  readonly tellsReceipt = false;

  constructor(
    readonly channel: Channel,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async send(message: OutgoingMessage): Promise<SendResult> {
    await this.database.manager.query(
      `INSERT INTO demo_outbox (notification_id, channel, send_to, text, html, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [message.notificationId, this.channel, message.to, message.text, message.html, this.clock.now()],
    );
    return { ok: true, providerId: providerId(message) };
  }

  async findSent(message: OutgoingMessage): Promise<readonly string[]> {
    const rows: unknown[] = await this.database.manager.query('SELECT 1 FROM demo_outbox WHERE notification_id = $1', [message.notificationId]);
    return rows.length > 0 ? [providerId(message)] : [];
  }
}

function providerId(message: OutgoingMessage): string {
  return `outbox-${message.notificationId}`;
}
