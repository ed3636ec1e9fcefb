import type { SendingHold } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { type HoldOrder, SendingHoldRepository } from './sending-hold.repository.js';

/** Holds all sending, lets it go on, and cancels what waits (rule 244). */
@Injectable()
export class SendingHoldService {
  constructor(
    private readonly clock: Clock,
    private readonly repository: SendingHoldRepository,
  ) {}

  current(): Promise<SendingHold | null> {
    return this.repository.current(this.clock.now());
  }

  /** Begins a hold, or changes the one that runs, which keeps its beginning. */
  hold(order: HoldOrder): Promise<void> {
    return this.repository.hold(order, this.clock.now());
  }

  /** Lets everything leave again, in order; a sweep finds it within a second. */
  release(): Promise<void> {
    return this.repository.release();
  }

  /** Cancels the messages that wait for the end of the hold, and returns their number. */
  cancelHeld(): Promise<number> {
    return this.repository.cancelHeld(this.clock.now());
  }
}
