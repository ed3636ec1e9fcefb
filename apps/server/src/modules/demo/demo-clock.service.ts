import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { DeliveryService } from '../notifications/index.js';

/** Moves the application's clock, and does what becomes due on the way, each thing at its own moment. */
@Injectable()
export class DemoClock {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly delivery: DeliveryService,
  ) {}

  /** Goes forward; everything that is due up to the new time is done when this returns. */
  async advance(seconds: number): Promise<Date> {
    const target = addSeconds(this.clock.now(), seconds);
    await this.runUntil(target);
    this.moveTo(target);
    await this.timetable.runDue();
    await this.delivery.drain();
    return this.clock.now();
  }

  private async runUntil(target: Date): Promise<void> {
    for (let next = await this.timetable.nextDue(); next && next <= target; next = await this.timetable.nextDue()) {
      this.moveTo(next);
      await this.timetable.runDue();
      await this.delivery.drain();
    }
  }

  private moveTo(moment: Date): void {
    const ahead = moment.getTime() - this.clock.now().getTime();
    if (ahead > 0) this.clock.advance(ahead / 1000);
  }
}
