import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Database } from '../../platform/database/database.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { ChatNoticesRepository } from './chat-notices.repository.js';
import { ChatNoticesService } from './chat-notices.service.js';

const BATCH = 100;

/** Notifies people who had a conversation open of messages that they did not read in time (rule 207). */
@Injectable()
export class ChatNoticeJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly timetable: Timetable,
    private readonly repository: ChatNoticesRepository,
    private readonly notices: ChatNoticesService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'late notices of conversations',
      nextDue: () => this.repository.nextDue(),
      runDue: () => this.run(),
    });
  }

  @Sweep('late notices of conversations', CronExpression.EVERY_10_SECONDS)
  async run(): Promise<void> {
    await drain(() => this.batch());
  }

  private batch(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const { count, late } = await this.repository.takeDue(this.clock.now(), BATCH);
      await this.notices.tellLate(tx, late);
      return takenOf(count, BATCH);
    });
  }
}
