import type { Channel, NotificationType } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { Injectable } from '@nestjs/common';
import { asksByKeys } from '../notifications/index.js';
import { DemoOutboxRepository, type FoundMessage, type OutboxRow } from './demo-outbox.repository.js';

/** A message in the demo's outbox, as the API returns it. */
export interface OutboxMessage {
  id: number;
  type: NotificationType;
  channel: Channel;
  to: string;
  text: string;
  html: string | null;
  /** whether it asks for 1 or 2, in writing or by a key on the phone */
  can_be_answered: boolean;
  created_at: Date;
}

/** The messages that the demo has "sent". */
@Injectable()
export class DemoOutboxService {
  constructor(private readonly repository: DemoOutboxRepository) {}

  /** The channel and recipient of a message; null for an unknown id. */
  find(id: number): Promise<FoundMessage | null> {
    return this.repository.find(id);
  }

  /** The newest messages: all of them, or those to a number (in any spelling) or an address. */
  async messages(to: string | null): Promise<OutboxMessage[]> {
    const rows = await this.repository.newest(to ? (normalizePhone(to) ?? to.toLowerCase()) : null);
    return rows.map(({ secretKind, asksForReply, isOfBroadcast, ...row }) => ({
      ...row,
      can_be_answered: canBeAnswered({ channel: row.channel, secretKind, asksForReply, isOfBroadcast }),
    }));
  }
}

/**
 * Whether a message can be answered: a call can, by its keys (a test call has keys too, rule 210), and so can
 * a text that says so or contains a question.
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
