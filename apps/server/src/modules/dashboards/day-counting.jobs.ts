import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { Database } from '../../platform/database/database.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { DayCountingRepository } from './day-counting.repository.js';

/** The number of days counted for the first time in one transaction. */
const BATCH = 31;
/**
 * The number of days without a visible change that are recounted in each round, so that every day is right
 * eventually.
 */
const OLDEST = 3;

/** Keeps the daily figures of the dashboards, and takes later changes into account (rule 69). */
@Injectable()
export class DayCountingJobs {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly counting: DayCountingRepository,
  ) {}

  @Keeping('figures', CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await this.correct();
    await drain(() => this.countMissing());
  }

  private async correct(): Promise<void> {
    await this.database.transaction(async () => {
      const round = await this.counting.begin();
      if (!round) return;
      const now = this.clock.now();
      await this.counting.count(await this.counting.stale(round.lookedAt, now, OLDEST), now);
      await this.counting.countActive();
      await this.counting.end(now);
    });
  }

  private countMissing(): Promise<Taken> {
    return this.database.transaction(async () => {
      if (!(await this.counting.begin())) return 'none';
      const now = this.clock.now();
      const days = await this.counting.missing(now, BATCH);
      if (days.length > 0) await this.counting.count(days, now);
      return takenOf(days.length, BATCH);
    });
  }
}
