import { ANY_MORNING, DAY, type Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { ActivityService } from '../activity/index.js';
import { NotificationsService, type Texts } from '../notifications/index.js';
import { UserDetailsService } from '../users/index.js';
import { VettingService } from '../volunteers/index.js';
import { type EndingAgreement, RenewalRepository } from './renewal.repository.js';

const BATCH = 500;
/** The fields that all these messages have in common; the messages wait for the morning (rule 100). */
const OF_RENEWAL = { type: 'renewal', receiverType: 'volunteer', canWaitUntil: ANY_MORNING } as const;

/**
 * Sends reminders and freezes accounts when agreements end (rule 53). Each action is stored as a row, so
 * restarts and several workers are safe.
 */
@Injectable()
export class RenewalJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly repository: RenewalRepository,
    private readonly vetting: VettingService,
    private readonly users: UserDetailsService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({ sweep: 'renewal', nextDue: () => this.nextDue(), runDue: () => this.run() });
  }

  /** Sends the due reminders and freezes the due accounts. */
  @Sweep('renewal', CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await drain(() => this.remind());
    await drain(() => this.freeze());
    await drain(() => this.remindOfPolice());
    await drain(() => this.endPolice());
    await drain(() => this.endMinority());
  }

  /** Asks for a new police certificate before the old one's twelve months end (rule 85). */
  private remindOfPolice(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const due = await this.vetting.dueReminders(BATCH);
      // The renewal reminder already asks for a new certificate.
      const reminded = await this.repository.remindedSince(
        due.map(({ userId }) => userId),
        addSeconds(this.clock.now(), -DAY),
      );
      const told = due.filter(({ userId }) => !reminded.has(userId));
      for (const days of new Set(told.map((reminder) => reminder.daysBefore))) {
        const receivers = told
          .filter((reminder) => reminder.daysBefore === days)
          .map(({ userId }) => ({ userId }));
        await this.notifications.announce(tx, {
          ...OF_RENEWAL,
          receivers,
          texts: this.texts('messages.policeReminder', days),
        });
      }
      return takenOf(due.length, BATCH);
    });
  }

  /** Ends the wait for a guardian's approval of volunteers who have turned 18 (rule 86). */
  private endMinority(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const ids = await this.vetting.endMinority(BATCH);
      if (ids.length === 0) return 'none';
      await this.activity.record(
        ids.map((id) => ({ subjectType: 'user', subjectId: id, actorId: null, action: 'of_age' })),
      );
      await this.notifications.announce(tx, {
        ...OF_RENEWAL,
        receivers: ids.map((userId) => ({ userId })),
        texts: this.texts('messages.ofAge', 0),
      });
      return takenOf(ids.length, BATCH);
    });
  }

  private endPolice(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const receivers = (await this.vetting.endCertificates(BATCH)).map((userId) => ({ userId }));
      if (receivers.length === 0) return 'none';
      await this.notifications.announce(tx, {
        ...OF_RENEWAL,
        receivers,
        texts: this.texts('messages.policeEnded', 0),
      });
      return takenOf(receivers.length, BATCH);
    });
  }

  private async nextDue(): Promise<Date | null> {
    const moments = await Promise.all([this.repository.nextDue(this.clock.now()), this.vetting.nextDue()]);
    return moments.reduce(
      (first, moment) => (first === null || (moment !== null && moment < first) ? moment : first),
      null,
    );
  }

  private async remind(): Promise<Taken> {
    const now = this.clock.now();
    const due = await this.repository.dueReminders(now, BATCH);
    if (due.length === 0) return 'none';
    await this.database.transaction(async (tx) => {
      const noted = new Set(await this.repository.noteReminders(due, now));
      for (const group of alike(due.filter((reminder) => noted.has(reminder.userId)))) {
        const texts = this.texts(
          group.needsPolice ? 'messages.renewalReminderPolice' : 'messages.renewalReminder',
          group.daysBefore,
        );
        await this.notifications.announce(tx, { ...OF_RENEWAL, receivers: group.receivers, texts });
      }
    });
    return takenOf(due.length, BATCH);
  }

  private async freeze(): Promise<Taken> {
    return this.database.transaction(async (tx) => {
      const ids = await this.repository.lockEnded(this.clock.now(), BATCH);
      if (ids.length === 0) return 'none';
      await this.users.setFreeze(tx, ids, true);
      await this.activity.record(
        ids.map((id) => ({ subjectType: 'user', subjectId: id, actorId: null, action: 'frozen' })),
      );
      const receivers = ids.map((userId) => ({ userId }));
      await this.notifications.announce(tx, {
        ...OF_RENEWAL,
        receivers,
        texts: this.texts('messages.renewalFrozen', 0),
      });
      return takenOf(ids.length, BATCH);
    });
  }

  private texts(
    key:
      | 'messages.renewalReminder'
      | 'messages.renewalReminderPolice'
      | 'messages.renewalFrozen'
      | 'messages.policeReminder'
      | 'messages.policeEnded'
      | 'messages.ofAge',
    days: number,
  ): Texts {
    const say = (locale: Locale) =>
      serverText(locale, key, { count: days, url: `${this.config.publicUrl}/profile` });
    return { 'he-IL': say('he-IL'), 'en-US': say('en-US') };
  }
}

/** Groups reminders with the same text. */
function alike(
  reminders: readonly EndingAgreement[],
): { daysBefore: number; needsPolice: boolean; receivers: { userId: number }[] }[] {
  const groups = new Map<
    string,
    { daysBefore: number; needsPolice: boolean; receivers: { userId: number }[] }
  >();
  for (const { daysBefore, needsPolice, userId } of reminders) {
    const group = groups.get(`${daysBefore} ${needsPolice}`) ?? { daysBefore, needsPolice, receivers: [] };
    group.receivers.push({ userId });
    groups.set(`${daysBefore} ${needsPolice}`, group);
  }
  return [...groups.values()];
}
