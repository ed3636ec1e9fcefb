import type { SendingHold } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { type Activity, ActivityService } from '../activity/index.js';
import { type HoldOrder, SendingHoldRepository } from './sending-hold.repository.js';

/** The only hold there is; the audit log names it by its row. */
const SUBJECT = { subjectType: 'sending_hold', subjectId: 1 } as const;

/** Holds all sending, lets it go on, and cancels what waits (rule 244); the audit log has each of it. */
@Injectable()
export class SendingHoldService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: SendingHoldRepository,
    private readonly activity: ActivityService,
  ) {}

  current(): Promise<SendingHold | null> {
    return this.repository.current(this.clock.now());
  }

  /** Begins a hold, or changes the one that runs, which keeps its beginning. */
  async hold(order: HoldOrder): Promise<void> {
    await this.database.transaction(async () => {
      await this.repository.hold(order, this.clock.now());
      await this.record({
        actorId: order.heldBy,
        action: 'held',
        newValues: { includesUrgent: order.includesUrgent },
        note: order.reason,
      });
    });
  }

  /** Lets everything leave again, in order; a sweep finds it within a second. `releasedBy` is null for the operator. */
  async release(releasedBy: number | null): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.repository.release()) await this.record({ actorId: releasedBy, action: 'released' });
    });
  }

  /**
   * Cancels what waits for the end of the hold, messages and notifications on devices, and returns how much; only
   * the operator does.
   */
  cancelHeld(): Promise<Cancelled> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const cancelled = {
        pushes: await this.repository.cancelHeldPushes(now),
        messages: await this.repository.cancelHeld(now),
      };
      await this.record({ actorId: null, action: 'cancelled', newValues: cancelled });
      return cancelled;
    });
  }

  private record(done: Omit<Activity, 'subjectType' | 'subjectId'>): Promise<void> {
    return this.activity.record([{ ...SUBJECT, ...done }]);
  }
}

/** How much was cancelled. */
interface Cancelled {
  messages: number;
  pushes: number;
}
