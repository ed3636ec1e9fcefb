import { Injectable, type OnModuleInit } from '@nestjs/common';
import { URGENT_HOLD } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Database } from '../../platform/database/database.js';
import { drain, takenOf } from '../../platform/queue/drain.js';
import { EmergencyApplications } from '../applications/index.js';
import { EventEmergencies } from '../events/index.js';
import { UnattendedEmergencies } from '../needs/index.js';

const BATCH = 50;

/** Reminds staff of emergencies until somebody takes them over (rule 71). What was told is a row; many workers do no harm. */
@Injectable()
export class EmergencyJobs implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly unattended: UnattendedEmergencies,
    private readonly alone: EmergencyApplications,
    private readonly inEvents: EventEmergencies,
  ) {}

  onModuleInit(): void {
    this.timetable.register({ nextDue: () => this.nextDue(), runDue: () => this.run() });
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
        if (eventId === null) await this.alone.remind(tx, needId, staffReminders);
        else await this.inEvents.remind(tx, needId, staffReminders);
      }
      return reminded.length;
    });
  }

  private async nextDue(): Promise<Date | null> {
    const told = await this.unattended.lastTold();
    return told && addSeconds(told, URGENT_HOLD.remindEvery);
  }
}
