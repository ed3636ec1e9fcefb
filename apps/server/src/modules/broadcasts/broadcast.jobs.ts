import { DAY } from '@karov/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping, Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { BroadcastReaderService } from './broadcast-reader.service.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

/** Counts broadcasts under way, and deletes old ones. Their messages are deleted as all others are. */
@Injectable()
export class BroadcastJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly reader: BroadcastReaderService,
    private readonly repository: BroadcastsRepository,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'broadcast-counts',
      nextDue: () => this.repository.nextOver(),
      runDue: () => this.count(),
    });
  }

  /** Counts the rows anew each time, so that nothing is lost or counted twice if a process dies. */
  @Sweep('broadcast-counts', CronExpression.EVERY_SECOND)
  async count(): Promise<void> {
    await this.reader.count(await this.repository.claimForCounting(this.clock.now()));
  }

  @Keeping('old-broadcasts', CronExpression.EVERY_HOUR)
  async forget(): Promise<void> {
    await this.repository.forgetBefore(addSeconds(this.clock.now(), -this.config.privacy.messageDays * DAY));
  }
}
