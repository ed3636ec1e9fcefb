import { DATE_TAGS, DAY, LIMITS, type Locale, localDay } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { drain, type Taken } from '../../platform/queue/drain.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { NotificationsService, type Texts } from '../notifications/index.js';
import { DeletionRequestsRepository } from './deletion-requests.repository.js';
import { ErasureService } from './erasure/erasure.service.js';

/** Requests to be deleted: each is carried out after some days of grace, until which it can be withdrawn. */
@Injectable()
export class DeletionService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly repository: DeletionRequestsRepository,
    private readonly erasure: ErasureService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'deletion',
      nextDue: () => this.repository.nextDue(),
      runDue: () => this.run(),
    });
  }

  /** Returns the pending request. */
  async open(userId: number): Promise<{ requested_at: string; due_on: string } | null> {
    const request = await this.repository.open(userId);
    return request && { requested_at: request.requestedAt.toISOString(), due_on: localDay(request.dueOn) };
  }

  /**
   * Records the request and informs the person of its date. An admin deletes staff, whichever role they are
   * signed in with, because others depend on them.
   * @throws DELETION_BY_ADMIN
   */
  async ask(caller: Caller): Promise<void> {
    const now = this.clock.now();
    const dueOn = addSeconds(now, this.config.privacy.deletionDays * DAY);
    await this.database.transaction(async (tx) => {
      if (await this.repository.isStaff(caller.userId))
        return fail('DELETION_BY_ADMIN', { field: 'message' });
      if (!(await this.repository.ask(caller.userId, now, dueOn))) return;
      await this.activity.record([
        { subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'deletion_asked' },
      ]);
      await this.notifications.announce(tx, {
        type: 'system',
        receiverType: caller.role,
        receivers: [{ userId: caller.userId }],
        texts: this.texts(dueOn),
        canWaitUntil: null,
      });
    });
  }

  /** Withdraws the request. */
  async withdraw(caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.repository.withdraw(caller.userId, this.clock.now()))) return fail('NOT_FOUND');
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: caller.userId,
          actorId: caller.userId,
          action: 'deletion_withdrawn',
        },
      ]);
    });
  }

  /**
   * Records a deletion by staff: after 30 days everything personal is erased (rule 90). In the same
   * transaction, the calling code marks the person as deleted and hands over their work.
   * @throws DELETION_IN_CARE while somebody is on the way to that person, or that person is on the way to
   * somebody
   */
  async byStaff(userId: number): Promise<void> {
    if (!(await this.repository.isFreeToGo(userId))) return fail('DELETION_IN_CARE', { field: 'message' });
    const now = this.clock.now();
    await this.repository.askByStaff(userId, now, addSeconds(now, LIMITS.staffDeletionDays * DAY));
  }

  /** Records a restoration by staff. */
  undoneByStaff(userId: number): Promise<void> {
    return this.repository.withdrawByStaff(userId, this.clock.now());
  }

  /** Carries out due requests, one person per transaction. */
  @Sweep('deletion', CronExpression.EVERY_5_MINUTES)
  async run(): Promise<void> {
    await drain(() => this.deleteNext());
  }

  private deleteNext(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const userId = await this.repository.lockDue(now);
      if (userId === null) return 'none';
      if (!(await this.repository.isAtRest(userId))) return 'full';
      await this.erasure.erase(tx, userId);
      await this.repository.done(userId, now);
      await this.activity.record([
        { subjectType: 'user', subjectId: userId, actorId: userId, action: 'erased' },
      ]);
      return 'full';
    });
  }

  private texts(dueOn: Date): Texts {
    const say = (locale: Locale) =>
      serverText(locale, 'messages.deletionAsked', {
        day: new Intl.DateTimeFormat(DATE_TAGS[locale], {
          timeZone: 'Asia/Jerusalem',
          dateStyle: 'long',
        }).format(dueOn),
        url: `${this.config.publicUrl}/profile`,
      });
    return { 'he-IL': say('he-IL'), 'en-US': say('en-US') };
  }
}
