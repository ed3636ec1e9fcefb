import { Injectable, type OnModuleInit } from '@nestjs/common';
import { minutesBetween, URGENT_HOLD } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Database } from '../../platform/database/database.js';
import { drain, takenOf } from '../../platform/queue/drain.js';
import { NeedMessages, NeedOrigins, UnattendedEmergencies, type NeedInHand } from '../needs/index.js';

const BATCH = 50;
const MINUTE = 60;

/** Reminds staff of emergencies until somebody takes them over (rule 71). What was told is a row; many workers do no harm. */
@Injectable()
export class EmergencyJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly unattended: UnattendedEmergencies,
    private readonly needs: NeedOrigins,
    private readonly messages: NeedMessages,
  ) {}

  onModuleInit(): void {
    this.timetable.register({ sweep: 'emergencies', nextDue: () => this.nextDue(), runDue: () => this.run() });
  }

  /** Sends the reminders that are due. */
  @Sweep('emergencies', '*/20 * * * * *')
  async run(): Promise<void> {
    await drain(async () => takenOf(await this.remind(), BATCH));
  }

  private remind(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const reminded = await this.unattended.remind(tx, addSeconds(now, -URGENT_HOLD.remindEvery), now, BATCH);
      for (const { needId, eventId, staffReminders } of reminded) {
        const hand = await this.needs.lock(tx, { needId, eventId });
        if (!hand) continue;
        const minutes = minutesOf(hand, staffReminders, now);
        await this.messages.toStaff(tx, hand.origin.voice, 'staffEmergencyReminder', { minutes }, staffReminders);
      }
      return reminded.length;
    });
  }

  private async nextDue(): Promise<Date | null> {
    const told = await this.unattended.lastTold();
    return told && addSeconds(told, URGENT_HOLD.remindEvery);
  }
}

/** How long it has been waiting. A need of an event may have become an emergency later than it was opened, so its reminders are counted. */
function minutesOf({ need }: NeedInHand, reminders: number, now: Date): number {
  return need.eventId === null ? minutesBetween(need.createdAt, now) : (reminders * URGENT_HOLD.remindEvery) / MINUTE;
}
