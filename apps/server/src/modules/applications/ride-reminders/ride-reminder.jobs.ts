import {
  DAY,
  isReminderMissed,
  REMINDER_ANSWER_MS,
  RIDE_REMINDERS,
  type RideReminder,
  reminderMoment,
} from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { QuietTimes } from '../../../platform/clock/quiet-times.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import { Database } from '../../../platform/database/database.js';
import { drain, takenOf } from '../../../platform/queue/drain.js';
import type { Tx } from '../../../platform/signals/signals.js';
import {
  type LockedNeed,
  NeedSources,
  type RideAhead,
  RideRemindersRepository,
  RideRemindersService,
} from '../../needs/index.js';

const BATCH = 50;
/** How far ahead rides are considered on the demo's clock; later ones get no reminder. */
const FAR_SECONDS = 400 * DAY;

/**
 * Reminds both sides of a ride, a day and two hours before, and tells a coordinator if the volunteer does not
 * answer (rule 164). Each reminder is a row under the need's lock, so parallel or killed workers do no harm.
 */
@Injectable()
export class RideReminderJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly repository: RideRemindersRepository,
    private readonly sources: NeedSources,
    private readonly reminders: RideRemindersService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'ride reminders',
      nextDue: () => this.nextDue(),
      runDue: () => this.run(),
    });
  }

  /** Sends all reminders that are due. */
  @Sweep('ride reminders', CronExpression.EVERY_30_SECONDS)
  async run(): Promise<void> {
    for (const kind of RIDE_REMINDERS) await this.remind(kind);
    await drain(async () => takenOf(await this.tellOfSilent(), BATCH));
  }

  private async remind(kind: RideReminder): Promise<void> {
    const now = this.clock.now();
    const ahead = await this.repository.ahead(now, addSeconds(now, DAY));
    const due = ahead.filter((ride) => this.isDue(ride, kind, now)).map(({ assignmentId }) => assignmentId);
    for (let from = 0; from < due.length; from += BATCH) {
      const batch = due.slice(from, from + BATCH);
      await this.each(
        () => this.repository.lock(batch),
        (tx, locked) => this.reminders.remind(tx, locked, kind),
      );
    }
  }

  private tellOfSilent(): Promise<number> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - REMINDER_ANSWER_MS);
    return this.each(
      () => this.repository.lockSilent(now, before, BATCH),
      (tx, locked) => this.reminders.tellOfSilent(tx, locked),
    );
  }

  private each(
    take: () => Promise<{ needId: number }[]>,
    work: (tx: Tx, locked: LockedNeed) => Promise<void>,
  ): Promise<number> {
    return this.database.transaction(async (tx) => {
      const taken = await take();
      for (const { needId } of taken) {
        const locked = await this.sources.lock({ needId, eventId: null });
        if (locked) await work(tx, locked);
      }
      return taken.length;
    });
  }

  private async nextDue(): Promise<Date | null> {
    const now = this.clock.now();
    const ahead = await this.repository.ahead(now, addSeconds(now, FAR_SECONDS));
    const reminders = ahead.flatMap((ride) =>
      RIDE_REMINDERS.flatMap((kind) => this.momentOf(ride, kind, now) ?? []),
    );
    const silent = await this.repository.oldestSilent(now);
    const moments = [...reminders, ...(silent ? [new Date(silent.getTime() + REMINDER_ANSWER_MS)] : [])].map(
      (moment) => moment.getTime(),
    );
    return moments.length === 0 ? null : new Date(Math.min(...moments));
  }

  /**
   * Returns when a reminder that has not been written yet is due; null if none is due, or if it is too late.
   */
  private momentOf(ride: RideAhead, kind: RideReminder, now: Date): Date | null {
    return ride.reminded.includes(kind) || isReminderMissed(kind, ride, now)
      ? null
      : reminderMoment(kind, ride, this.quiet.restUntil);
  }

  private isDue(ride: RideAhead, kind: RideReminder, now: Date): boolean {
    const moment = this.momentOf(ride, kind, now);
    return moment !== null && moment <= now;
  }
}
