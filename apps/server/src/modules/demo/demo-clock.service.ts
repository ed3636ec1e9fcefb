import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { DemoClockRepository } from './demo-clock.repository.js';

/** Moves the application's clock, and runs everything that falls due in between at its own time. */
@Injectable()
export class DemoClockService implements OnModuleInit {
  /** The last requested move. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly memory: DemoClockRepository,
  ) {}

  /** Sets the clock to the time at which the demo was stopped. */
  async onModuleInit(): Promise<void> {
    this.clock.advance(Math.max(0, (await this.memory.read()) - this.clock.aheadSeconds));
  }

  /**
   * Moves the clock forward; when it returns, everything due up to the new time is done. A call during a move
   * starts where that move ends.
   */
  advance(seconds: number): Promise<Date> {
    const move = this.last.then(() => this.move(seconds));
    this.last = move.catch(() => {});
    return move;
  }

  private async move(seconds: number): Promise<Date> {
    await this.runUntil(this.clock.now());
    const target = addSeconds(this.clock.now(), seconds);
    await this.runUntil(target);
    await this.moveTo(target);
    await this.runUntil(this.clock.now());
    return this.clock.now();
  }

  private runUntil(target: Date): Promise<void> {
    return this.timetable.runUntil(target, (moment) => this.moveTo(moment));
  }

  private async moveTo(moment: Date): Promise<void> {
    const ahead = moment.getTime() - this.clock.now().getTime();
    if (ahead <= 0) return;
    this.clock.advance(ahead / 1000);
    await this.memory.write(this.clock.aheadSeconds);
  }
}
