import type { Channel, NotificationType } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { Injectable } from '@nestjs/common';
import { asksByKeys } from '../notifications/index.js';
import { DemoOutboxRepository, type FoundMessage, type OutboxRow } from './demo-outbox.repository.js';

/** A message in the demo's outbox, as on the wire. */
export interface OutboxMessage {
  id: number;
  type: NotificationType;
  channel: Channel;
  to: string;
  text: string;
  html: string | null;
  /** whether it asks for 1 or 2, in writing or by key */
  can_be_answered: boolean;
  created_at: Date;
}

/** The demo's outbox. */
@Injectable()
export class DemoOutboxService {
  constructor(private readonly repository: DemoOutboxRepository) {}

  /** The channel and recipient of a message; null for an unknown id. */
  find(id: number): Promise<FoundMessage | null> {
    return this.repository.find(id);
  }

  /** The newest messages: all, or those to a number (in any spelling) or an address. */
  async messages(to: string | null): Promise<OutboxMessage[]> {
    const rows = await this.repository.newest(to ? (normalizePhone(to) ?? to.toLowerCase()) : null);
    return rows.map(({ secretKind, asksForReply, isOfBroadcast, ...row }) => ({
      ...row,
      can_be_answered: canBeAnswered({ channel: row.channel, secretKind, asksForReply, isOfBroadcast }),
    }));
  }
}

/**
 * A call can be answered by its keys (a test has keys too, rule 210); a text if it says so or contains a
 * question.
 */
function canBeAnswered({
  channel,
  secretKind,
  asksForReply,
  isOfBroadcast,
}: Pick<OutboxRow, 'channel' | 'secretKind' | 'asksForReply' | 'isOfBroadcast'>): boolean {
  if (channel === 'call') return asksByKeys(secretKind) || isOfBroadcast;
  return channel !== 'email' && (asksForReply || secretKind === 'hold');
}
