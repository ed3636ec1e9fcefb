import { Injectable } from '@nestjs/common';
import type { Channel, NotificationType } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { Database } from '../../platform/database/database.js';
import { asksByKeys, type SecretKind } from '../notifications/index.js';

/** A message in the demo's outbox, as it goes over the wire. */
export interface OutboxMessage {
  id: number;
  type: NotificationType;
  channel: Channel;
  to: string;
  text: string;
  html: string | null;
  /** whether it asks what 1 and 2 answer, written back or pressed in a call */
  can_be_answered: boolean;
  created_at: Date;
}

interface OutboxRow extends Omit<OutboxMessage, 'can_be_answered'> {
  secretKind: SecretKind | null;
  asksForReply: boolean;
  isOfBroadcast: boolean;
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
  async messages(to: string | null): Promise<OutboxMessage[]> {
    const rows: OutboxRow[] = await this.database.manager.query(
      `SELECT o.id, n.type, o.channel, o.send_to AS "to", o.text, o.html, o.created_at, n.secret_kind AS "secretKind",
         position('%{reply}' IN n.message) > 0 AS "asksForReply", n.broadcast_id IS NOT NULL AS "isOfBroadcast"
       FROM demo_outbox o JOIN notifications n ON n.id = o.notification_id
       WHERE $1::text IS NULL OR o.send_to = $1 ORDER BY o.id DESC LIMIT $2`,
      [to ? (normalizePhone(to) ?? to.toLowerCase()) : null, NEWEST],
    );
    return rows.map(({ secretKind, asksForReply, isOfBroadcast, ...row }) => ({
      ...row,
      can_be_answered: canBeAnswered({ channel: row.channel, secretKind, asksForReply, isOfBroadcast }),
    }));
  }
}

/** In a call by the keys that it asks for (a test has keys too, rule 210), in writing where the message says so or a question was asked. */
function canBeAnswered({
  channel,
  secretKind,
  asksForReply,
  isOfBroadcast,
}: Pick<OutboxRow, 'channel' | 'secretKind' | 'asksForReply' | 'isOfBroadcast'>): boolean {
  if (channel === 'call') return asksByKeys(secretKind) || isOfBroadcast;
  return channel !== 'email' && (asksForReply || secretKind === 'hold');
}
