import { MINUTE } from '@karov/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { drain, takenOf } from '../../../platform/queue/drain.js';
import type { Tx } from '../../../platform/signals/signals.js';
import {
  type LockedNeed,
  NeedLifecycleService,
  NeedSources,
  type StaleHold,
  StaleHoldsRepository,
} from '../../needs/index.js';

const BATCH = 50;

/**
 * Asks an approved volunteer who has not set out in time, once; one who does not answer is released and
 * another is sought (rule 149). Each question is a row, so parallel or killed workers do no harm.
 */
@Injectable()
export class StaleHoldJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly stale: StaleHoldsRepository,
    private readonly needs: NeedSources,
    private readonly lifecycle: NeedLifecycleService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'stale holds',
      nextDue: () => this.stale.nextDue(this.clock.now(), this.answerSeconds),
      runDue: () => this.run(),
    });
  }

  /** Asks, and releases, all volunteers who are due. */
  @Sweep('stale holds', CronExpression.EVERY_30_SECONDS)
  async run(): Promise<void> {
    await drain(async () => takenOf(await this.ask(), BATCH));
    await drain(async () => takenOf(await this.letGo(), BATCH));
  }

  private ask(): Promise<number> {
    return this.each(
      (now, before) => this.stale.lockToAsk(now, before, BATCH),
      (tx, locked, now) => this.lifecycle.askWhetherComing(tx, locked, addSeconds(now, this.answerSeconds)),
    );
  }

  private letGo(): Promise<number> {
    return this.each(
      (now, before) => this.stale.lockSilent(now, before, BATCH),
      (tx, locked) => this.lifecycle.letSilentGo(tx, locked),
    );
  }

  private each(
    take: (now: Date, before: Date) => Promise<StaleHold[]>,
    work: (tx: Tx, locked: LockedNeed, now: Date) => Promise<unknown>,
  ): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const stale = await take(now, addSeconds(now, -this.answerSeconds));
      for (const hold of stale) {
        const locked = await this.needs.lock(hold);
        if (locked) await work(tx, locked, now);
      }
      return stale.length;
    });
  }

  private get answerSeconds(): number {
    return this.config.staleHold.answerMinutes * MINUTE;
  }
}
