import type { Channel, NotificationType } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { SecretKind } from '../notifications/index.js';

/** A message in the outbox, with the columns that decide whether it can be answered. */
export interface OutboxRow {
  id: number;
  type: NotificationType;
  channel: Channel;
  to: string;
  text: string;
  html: string | null;
  created_at: Date;
  secretKind: SecretKind | null;
  asksForReply: boolean;
  isOfBroadcast: boolean;
}

/** A message in the outbox that is to be answered. */
export interface FoundMessage {
  notificationId: number;
  channel: Channel;
  to: string;
}

const NEWEST = 200;

/** Queries on messages that the demo has "sent". */
@Injectable()
export class DemoOutboxRepository {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<FoundMessage | null> {
    const rows: FoundMessage[] = await this.database.manager.query(
      'SELECT notification_id AS "notificationId", channel, send_to AS "to" FROM demo_outbox WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** The newest messages: all of them, or those to one recipient. */
  newest(to: string | null): Promise<OutboxRow[]> {
    return this.database.manager.query(
      `SELECT o.id, n.type, o.channel, o.send_to AS "to", o.text, o.html, o.created_at, n.secret_kind AS "secretKind",
         position('%{reply}' IN n.message) > 0 AS "asksForReply", n.broadcast_id IS NOT NULL AS "isOfBroadcast"
       FROM demo_outbox o JOIN notifications n ON n.id = o.notification_id
       WHERE $1::text IS NULL OR o.send_to = $1 ORDER BY o.id DESC LIMIT $2`,
      [to, NEWEST],
    );
  }
}
