import { ANY_MORNING, addDays, localDay, localMoment } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { drain, takenOf } from '../../../platform/queue/drain.js';
import { NotificationsService } from '../../notifications/index.js';
import { OpenDigestsRepository } from './open-digests.repository.js';

const BATCH = 500;
/** The hour at which volunteers are told, in Israel's time. */
const HOUR = '16:00';
const PAGE = '/volunteer/application-open-requests';

/**
 * Tells volunteers once a day how many requests are open near them in categories without dispatch (rule 223).
 */
@Injectable()
export class OpenDigestJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly digests: OpenDigestsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'open digest',
      nextDue: () => this.nextDue(),
      runDue: () => this.run(),
    });
  }

  /** Tells volunteers who have not been told today. */
  @Sweep('open digest', CronExpression.EVERY_10_MINUTES)
  async run(): Promise<void> {
    const now = this.clock.now();
    const today = localDay(now);
    const from = localMoment(today, HOUR);
    if (from === null || now < from) return;
    await drain(async () => takenOf(await this.tell(from, now), BATCH));
  }

  private tell(from: Date, now: Date): Promise<number> {
    return this.database.transaction(async (tx) => {
      const near = await this.digests.take(from, now, BATCH);
      const url = `${this.config.publicUrl}${PAGE}`;
      await this.notifications.announceAll(
        tx,
        [...new Set(near.map(({ count }) => count))].map((count) => ({
          type: 'system' as const,
          receiverType: 'volunteer' as const,
          receivers: near.filter((one) => one.count === count).map(({ userId }) => ({ userId })),
          texts: {
            'he-IL': serverText('he-IL', 'requests.messages.openNear', { count, url }),
            'en-US': serverText('en-US', 'requests.messages.openNear', { count, url }),
          },
          canWaitUntil: ANY_MORNING,
        })),
      );
      return near.length;
    });
  }

  private async nextDue(): Promise<Date | null> {
    if (!(await this.digests.isAny())) return null;
    const now = this.clock.now();
    const [today, tomorrow] = [localDay(now), addDays(localDay(now), 1)];
    return (
      [today, tomorrow]
        .map((day) => localMoment(day, HOUR))
        .find((moment) => moment !== null && moment > now) ?? null
    );
  }
}
