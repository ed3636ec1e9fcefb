import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { DeliveryService } from '../notifications/index.js';

/** Moves the application's clock, and does what has become due by then (design of the demo: time is something one can try out). */
@Injectable()
export class DemoClock {
  constructor(
    private readonly clock: Clock,
    private readonly delivery: DeliveryService,
  ) {}

  /** Goes forward; everything that is due up to the new time is done when this returns. */
  async advance(seconds: number): Promise<Date> {
    this.clock.advance(seconds);
    await this.delivery.drain();
    return this.clock.now();
  }
}
