import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { DeliveryService } from '../notifications/index.js';
import { DemoClockRepository } from './demo-clock.repository.js';

/** Moves the application's clock, and does what becomes due on the way, each thing at its own moment. */
@Injectable()
export class DemoClock implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly delivery: DeliveryService,
    private readonly memory: DemoClockRepository,
  ) {}

  /** Goes on where the demo stood when it was stopped. */
  async onModuleInit(): Promise<void> {
    this.clock.advance(Math.max(0, (await this.memory.read()) - this.clock.aheadSeconds));
  }

  /** Goes forward; everything that is due up to the new time is done when this returns. */
  async advance(seconds: number): Promise<Date> {
    const target = addSeconds(this.clock.now(), seconds);
    await this.runUntil(target);
    await this.moveTo(target);
    await this.timetable.runDue();
    await this.delivery.drain();
    return this.clock.now();
  }

  private async runUntil(target: Date): Promise<void> {
    for (let next = await this.timetable.nextDue(); next && next <= target; next = await this.timetable.nextDue()) {
      await this.moveTo(next);
      await this.timetable.runDue();
      await this.delivery.drain();
    }
  }

  private async moveTo(moment: Date): Promise<void> {
    const ahead = moment.getTime() - this.clock.now().getTime();
    if (ahead <= 0) return;
    this.clock.advance(ahead / 1000);
    await this.memory.write(this.clock.aheadSeconds);
  }
}
