import { Injectable } from '@nestjs/common';
import type { Channel, NotificationType } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { Database } from '../../platform/database/database.js';

/** A message in the demo's outbox, as it goes over the wire. */
export interface OutboxMessage {
  id: number;
  type: NotificationType;
  channel: Channel;
  to: string;
  text: string;
  html: string | null;
  /** a call whose question is answered by keys */
  asks_by_keys: boolean;
  created_at: Date;
}

/** A message of the outbox, to be answered. */
interface FoundMessage extends Pick<OutboxMessage, 'channel' | 'to'> {
  notificationId: number;
}

const NEWEST = 200;

/** What the demo has "sent". */
@Injectable()
export class DemoOutbox {
  constructor(private readonly database: Database) {}

  /** By which channel a message went, and to whom; null for a number of no message. */
  async find(id: number): Promise<FoundMessage | null> {
    const rows: FoundMessage[] = await this.database.manager.query(
      'SELECT notification_id AS "notificationId", channel, send_to AS "to" FROM demo_outbox WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** The newest messages; all, or those to a number (in any spelling) or an address. */
  messages(to: string | null): Promise<OutboxMessage[]> {
    return this.database.manager.query(
      `SELECT o.id, n.type, o.channel, o.send_to AS "to", o.text, o.html, o.created_at,
         o.channel = 'call' AND (coalesce(n.secret_kind IN ('event_volunteer', 'application_call', 'event_user'), false) OR n.broadcast_id IS NOT NULL) AS asks_by_keys
       FROM demo_outbox o JOIN notifications n ON n.id = o.notification_id
       WHERE $1::text IS NULL OR o.send_to = $1 ORDER BY o.id DESC LIMIT $2`,
      [to ? (normalizePhone(to) ?? to.toLowerCase()) : null, NEWEST],
    );
  }
}
