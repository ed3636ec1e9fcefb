import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import { Database } from '../../../platform/database/database.js';
import { drain, takenOf } from '../../../platform/queue/drain.js';
import { IdleTakeOversRepository, NeedEndingsService, NeedSources } from '../../needs/index.js';

const BATCH = 50;

/**
 * Asks a coordinator who has taken over a need but neither settles nor confirms it; without an answer, the
 * need is opened to everybody again (rule 221).
 */
@Injectable()
export class TakeOverClockJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly idle: IdleTakeOversRepository,
    private readonly sources: NeedSources,
    private readonly endings: NeedEndingsService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'take-over clock',
      nextDue: () => this.idle.nextDue(),
      runDue: () => this.run(),
    });
  }

  /** Asks about needs that are due, and opens needs to everybody again. */
  @Sweep('take-over clock', '*/20 * * * * *')
  async run(): Promise<void> {
    await drain(async () => takenOf(await this.turn('ask'), BATCH));
    await drain(async () => takenOf(await this.turn('give_back'), BATCH));
  }

  private turn(what: 'ask' | 'give_back'): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const needs = await this.idle.lock(what, now, BATCH);
      for (const need of needs) {
        const locked = await this.sources.lock(need);
        if (!locked) continue;
        if (what === 'ask')
          await this.endings.askCoordinator(tx, locked, addSeconds(now, need.answerSeconds));
        else await this.endings.giveBack(tx, locked, null);
      }
      return needs.length;
    });
  }
}
