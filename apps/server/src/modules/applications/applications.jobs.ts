import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { needCanWaitUntil } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { drain, takenOf } from '../../platform/queue/drain.js';
import { ApprovalRemindersRepository } from './approval-reminders.repository.js';
import { ApplicationOrigins } from './application-origins.service.js';
import { ApplicationsRepository } from './applications.repository.js';
import { AssignmentsRepository, NeedEndings, NeedMessages } from '../needs/index.js';

const BATCH = 50;
const MINUTE = 60;

/** Expiry of open requests (rule 5) and reminders of acceptances that nobody approved (rule 3). All that was done is a row; many workers do no harm. */
@Injectable()
export class ApplicationJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly reminders: ApprovalRemindersRepository,
    private readonly origins: ApplicationOrigins,
    private readonly endings: NeedEndings,
    private readonly messages: NeedMessages,
  ) {}

  onModuleInit(): void {
    this.timetable.register({ sweep: 'applications', nextDue: () => this.nextDue(), runDue: () => this.run() });
  }

  /** Expires and reminds as far as it is due. */
  @Sweep('applications', CronExpression.EVERY_30_SECONDS)
  async run(): Promise<void> {
    await drain(async () => takenOf(await this.expire(), BATCH));
    await drain(async () => takenOf(await this.remind(), BATCH));
  }

  private async nextDue(): Promise<Date | null> {
    const [expiry, reminders] = await Promise.all([this.applications.nextExpiry(), this.remindersDue()]);
    const times = [...(expiry ? [expiry] : []), ...reminders.map(({ at }) => at)].map((moment) => moment.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  private expire(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ids = await this.applications.lockExpired(tx, this.clock.now(), BATCH);
      for (const id of ids) {
        const application = await this.applications.lock(tx, id);
        if (application) await this.endings.end(tx, await this.origins.inHand(tx, application), 'expire', null);
      }
      return ids.length;
    });
  }

  /** Acceptances of which staff are to be reminded, and when: those of a need that can wait by day (rule 100). */
  private async remindersDue(): Promise<{ id: number; since: Date; at: Date }[]> {
    const { urgentMinutes, ordinaryMinutes } = this.config.approvalReminder;
    const waiting = await this.reminders.waiting(urgentMinutes * MINUTE, ordinaryMinutes * MINUTE);
    return waiting.map(({ id, since, due, ...need }) => ({ id, since, at: this.quiet.leavesAt(due, needCanWaitUntil(need)) }));
  }

  private async remind(): Promise<number> {
    const now = this.clock.now();
    const due = (await this.remindersDue()).filter(({ at }) => at <= now).slice(0, BATCH);
    if (due.length === 0) return 0;
    const minutes = new Map(due.map(({ id, since, at }) => [id, Math.round((at.getTime() - since.getTime()) / (MINUTE * 1000))]));
    return this.database.transaction(async (tx) => {
      const waiting = await this.reminders.lock(tx, [...minutes.keys()]);
      for (const { id, applicationId } of waiting) {
        const application = await this.applications.find(applicationId);
        await this.assignments.update(tx, id, { remindedAt: now });
        if (!application) continue;
        await this.messages.toStaff(tx, this.origins.voiceOf(application), 'staffApprovalWaits', { minutes: minutes.get(id) ?? 0 });
      }
      return waiting.length;
    });
  }
}
