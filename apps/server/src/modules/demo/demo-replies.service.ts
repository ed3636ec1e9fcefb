import { randomUUID } from 'node:crypto';
import { CALL_KEYS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { CallTurnsService, RepliesService } from '../replies/index.js';
import { DemoOutboxService } from './demo-outbox.service.js';

/** Answers a message in the demo as its recipient would. */
@Injectable()
export class DemoRepliesService {
  constructor(
    private readonly outbox: DemoOutboxService,
    private readonly replies: RepliesService,
    private readonly calls: CallTurnsService,
  ) {}

  /** @throws NOT_FOUND for an e-mail, and for an unknown number */
  async answer(messageId: number, text: string): Promise<void> {
    const message = await this.outbox.find(messageId);
    if (!message || message.channel === 'email') return fail('NOT_FOUND');
    if (message.channel === 'call') return this.press(message.notificationId, text);
    await this.replies.take({
      id: `demo-${randomUUID()}`,
      channel: message.channel,
      from: message.to,
      text,
      answered: null,
    });
  }

  /** Picks up the call, listens, and presses a key. */
  private async press(id: number, key: string): Promise<void> {
    await this.calls.listen({ id, callId: '', key: CALL_KEYS.again });
    await this.calls.answer({ id, callId: '', key });
  }
}
