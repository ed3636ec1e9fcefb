import { TEST_KEYS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { SpokenCall } from '../../notifications/index.js';
import { SubscriptionsService } from '../../subscriptions/index.js';
import { RepliesRepository } from '../replies.repository.js';

/**
 * Handles keys pressed in a test call (rule 210); they are stored with written replies, so that the same
 * figures count both.
 */
@Injectable()
export class TestAnswersService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly subscriptions: SubscriptionsService,
    private readonly repository: RepliesRepository,
  ) {}

  /**
   * Records once per call that somebody has heard the test; people who want no more broadcasts are
   * unsubscribed. Returns the reply to be spoken.
   */
  take(
    { id, receiverId: userId }: SpokenCall,
    key: (typeof TEST_KEYS)[keyof typeof TEST_KEYS],
  ): Promise<'voice.said.received' | 'voice.said.stopped' | 'voice.said.over'> {
    const isHeard = key === TEST_KEYS.heard;
    return this.database.transaction(async () => {
      if (userId === null) return 'voice.said.over';
      if (!isHeard) await this.subscriptions.textsWanted(userId, false);
      const outcome = isHeard ? 'received' : 'stopped';
      await this.repository.insertOnce({
        messageId: `call:${id}`,
        userId,
        outcome,
        isAnswered: false,
        receivedAt: this.clock.now(),
      });
      return isHeard ? 'voice.said.received' : 'voice.said.stopped';
    });
  }
}
