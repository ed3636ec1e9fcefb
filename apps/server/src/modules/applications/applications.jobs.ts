import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Database } from '../../platform/database/database.js';
import { drain, takenOf } from '../../platform/queue/drain.js';
import { NeedEndingsService } from '../needs/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { ApplicationsRepository } from './applications.repository.js';

const BATCH = 50;

/** Expires open requests (rule 5). Each expiry is a row, so running several workers is safe. */
@Injectable()
export class ApplicationJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly applications: ApplicationsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly endings: NeedEndingsService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'applications',
      nextDue: () => this.applications.nextExpiry(),
      runDue: () => this.run(),
    });
  }

  /** Expires all requests that are due. */
  @Sweep('applications', CronExpression.EVERY_30_SECONDS)
  async run(): Promise<void> {
    await drain(async () => takenOf(await this.expire(), BATCH));
  }

  private expire(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ids = await this.applications.lockExpired(this.clock.now(), BATCH);
      for (const id of ids) {
        const locked = await this.sources.lock(id);
        if (locked) await this.endings.end(tx, locked, 'expire', null);
      }
      return ids.length;
    });
  }
}
