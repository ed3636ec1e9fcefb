import { Injectable } from '@nestjs/common';
import type { Channel, NotificationType } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { asksByKeys } from '../notifications/index.js';
import { DemoOutboxRepository, type FoundMessage, type OutboxRow } from './demo-outbox.repository.js';

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

/** What the demo has "sent". */
@Injectable()
export class DemoOutbox {
  constructor(private readonly repository: DemoOutboxRepository) {}

  /** By which channel a message went, and to whom; null for a number of no message. */
  find(id: number): Promise<FoundMessage | null> {
    return this.repository.find(id);
  }

  /** The newest messages; all, or those to a number (in any spelling) or an address. */
  async messages(to: string | null): Promise<OutboxMessage[]> {
    const rows = await this.repository.newest(to ? (normalizePhone(to) ?? to.toLowerCase()) : null);
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
