import { HOUR, LIMITS } from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import { Database } from '../../../platform/database/database.js';
import { drain, takenOf } from '../../../platform/queue/drain.js';
import { EventInvitationsService } from '../event-invitations.service.js';
import { EventsRepository } from '../events.repository.js';
import { SilentQuestionsRepository } from './silent-questions.repository.js';

const BATCH = 200;

/**
 * While an event is running, sends its question again, with a new link, to people whose link expired before
 * they answered (rule 224).
 */
@Injectable()
export class AskedAgainJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly silent: SilentQuestionsRepository,
    private readonly events: EventsRepository,
    private readonly invitations: EventInvitationsService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'asked again',
      nextDue: () => this.nextDue(),
      runDue: () => this.run(),
    });
  }

  /** Asks everybody again who is due. */
  @Sweep('asked again', CronExpression.EVERY_5_MINUTES)
  async run(): Promise<void> {
    await drain(async () => takenOf(await this.ask(), BATCH));
  }

  private ask(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const silent = await this.silent.take(addSeconds(now, -LIMITS.linkLifetimeHours * HOUR), now, BATCH);
      const events = await this.events.findMany(silent.map(({ eventId }) => eventId));
      for (const event of events)
        await this.invitations.askAgain(
          tx,
          event,
          silent.filter(({ eventId }) => eventId === event.id),
        );
      return silent.length;
    });
  }

  private async nextDue(): Promise<Date | null> {
    const asked = await this.silent.firstAsked();
    return asked && addSeconds(asked, LIMITS.linkLifetimeHours * HOUR);
  }
}
