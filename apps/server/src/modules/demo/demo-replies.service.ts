import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { fail } from '../../platform/errors/fail.js';
import { RepliesService } from '../replies/index.js';
import { DemoOutbox } from './demo-outbox.service.js';

/** Lets one answer a message of the demo as its receiver would from their phone. */
@Injectable()
export class DemoReplies {
  constructor(
    private readonly outbox: DemoOutbox,
    private readonly replies: RepliesService,
  ) {}

  /** @throws NOT_FOUND for an e-mail, and for a number of no message */
  async answer(messageId: number, text: string): Promise<void> {
    const message = await this.outbox.find(messageId);
    if (!message || message.channel === 'email') return fail('NOT_FOUND');
    await this.replies.take({ id: `demo-${randomUUID()}`, channel: message.channel, from: message.to, text });
  }
}
