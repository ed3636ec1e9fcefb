import { Injectable, type OnModuleInit } from '@nestjs/common';
import { URGENT_HOLD } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Database } from '../../platform/database/database.js';
import { drain, takenOf } from '../../platform/queue/drain.js';
import type { Tx } from '../../platform/signals/signals.js';
import { EmergencyApplications } from '../applications/index.js';
import { EventEmergencies } from '../events/index.js';

const BATCH = 50;

interface Reminding {
  remind(tx: Tx, toldBefore: Date, limit: number): Promise<number>;
  lastTold(): Promise<Date | null>;
}

/** Reminds staff of emergencies until somebody takes them over (rule 71). What was told is a row; many workers do no harm. */
@Injectable()
export class EmergencyJobs implements OnModuleInit {
  private readonly kinds: readonly Reminding[];

  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    alone: EmergencyApplications,
    inEvents: EventEmergencies,
  ) {
    this.kinds = [alone, inEvents];
  }

  onModuleInit(): void {
    this.timetable.register({ nextDue: () => this.nextDue(), runDue: () => this.run() });
  }

  /** Sends the reminders that are due. */
  @Sweep('emergencies', '*/20 * * * * *')
  async run(): Promise<void> {
    for (const kind of this.kinds) await drain(async () => takenOf(await this.remind(kind), BATCH));
  }

  private remind(kind: Reminding): Promise<number> {
    return this.database.transaction((tx) => kind.remind(tx, addSeconds(this.clock.now(), -URGENT_HOLD.remindEvery), BATCH));
  }

  private async nextDue(): Promise<Date | null> {
    const told = (await Promise.all(this.kinds.map((kind) => kind.lastTold()))).flatMap((at) => (at ? [at.getTime()] : []));
    return told.length === 0 ? null : addSeconds(new Date(Math.min(...told)), URGENT_HOLD.remindEvery);
  }
}
