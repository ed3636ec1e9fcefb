import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { askedAnew, NeedsRepository } from '../needs/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { eventChanged } from './events.signals.js';

/** Those whom a stopped event left without help leave the staff's screens as soon as they ask again (rule 49). */
@Injectable()
export class LeftWithoutHelpService implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly clock: Clock,
    private readonly needs: NeedsRepository,
    private readonly requests: EventRequestsRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(askedAnew, ({ userId }, tx) => this.forget(tx, userId));
  }

  private async forget(tx: Tx, userId: number): Promise<void> {
    for (const { requestId, eventId } of await this.needs.forgetLeft(userId)) {
      await this.requests.updateUserRequest(requestId, { updatedAt: this.clock.now() });
      await tx.signal(eventChanged, { eventId });
    }
  }
}
