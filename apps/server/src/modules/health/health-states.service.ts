import { Injectable } from '@nestjs/common';
import { StandingChecks } from '../../platform/checks/standing-checks.js';
import { Clock } from '../../platform/clock/clock.js';
import { Ending } from '../../platform/clock/ending.js';
import { SweepAges } from '../../platform/clock/sweep-ages.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { type Build, buildOf } from '../../platform/config/version.js';
import { StuckRows } from '../../platform/crypto/stuck-rows.js';
import { Database } from '../../platform/database/database.js';
import { OwnWork } from '../../platform/database/own-work.js';
import { Queues } from '../../platform/queue/queues.js';

type State = 'up' | 'down';
const CHECK_TIMEOUT_MS = 3000;

/** The state of a process: its dependencies, and whether its own work succeeds. */
export interface Health extends Build {
  /**
   * "down" without the database or if the process's own work fails; "degraded" without the queue, whose work the
   * sweeps do meanwhile, while a sweep is late, or while too little space is free; "draining" while the process
   * ends
   */
  state: State | 'degraded' | 'draining';
  database: State;
  queue: State;
  work: State;
  /**
   * the number of rows that this process could not seal or renew, which the log lists; omitted if there are
   * none; such rows do not make the process count as down
   */
  stuck_rows?: number;
  /** the sweeps of this process that are late; omitted if there are none */
  late_sweeps?: string[];
  /** how much is free where the files lie, in millions of bytes, if it is too little; omitted otherwise */
  disk_free_mb?: number;
}

/** The state of a process, and how far it is behind with everything that falls due, in seconds. */
export interface HealthDetails extends Health {
  /** how far each sweep is behind */
  sweeps: Record<string, number>;
  /** for how long each lane that works has been at it */
  lanes: Record<string, number>;
  /** how long ago the oldest work fell due that waits; 0 if none does; null without the database */
  oldest_due: number | null;
  /** what is wrong around this process: clock, disk, mail, SMS */
  warnings: string[];
}

/** Checks the database, the queue and this process itself. */
@Injectable()
export class HealthStatesService {
  private readonly build = buildOf();

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly ownWork: OwnWork,
    private readonly stuck: StuckRows,
    private readonly ages: SweepAges,
    private readonly timetable: Timetable,
    private readonly clock: Clock,
    private readonly ending: Ending,
    private readonly standing: StandingChecks,
  ) {}

  async read(): Promise<Health> {
    const [disk, database, queue, work] = await Promise.all([
      this.standing.disk(),
      stateOf(this.database.ping()),
      stateOf(this.queues.check()),
      stateOf(this.ownWork.check()),
    ]);
    const late = this.ages.late();
    return {
      state: this.stateWith({ database, queue, work, isWanting: late.length > 0 || disk.isLow }),
      database,
      queue,
      work,
      ...this.build,
      ...(this.stuck.count > 0 && { stuck_rows: this.stuck.count }),
      ...(late.length > 0 && { late_sweeps: late }),
      ...(disk.isLow && disk.freeMb !== null && { disk_free_mb: disk.freeMb }),
    };
  }

  async details(): Promise<HealthDetails> {
    const health = await this.read();
    const oldestDue = health.database === 'up' ? await this.oldestDue() : null;
    const { freeMb } = await this.standing.disk();
    return {
      ...health,
      sweeps: this.ages.all(),
      lanes: this.queues.lanes(),
      oldest_due: oldestDue,
      ...(freeMb !== null && { disk_free_mb: freeMb }),
      warnings: this.standing.warnings,
    };
  }

  private stateWith(
    parts: Pick<Health, 'database' | 'queue' | 'work'> & { isWanting: boolean },
  ): Health['state'] {
    if (this.ending.isAnnounced) return 'draining';
    if (parts.database === 'down' || parts.work === 'down') return 'down';
    return parts.queue === 'down' || parts.isWanting ? 'degraded' : 'up';
  }

  private async oldestDue(): Promise<number> {
    const due = await this.timetable.nextDue();
    return due ? Math.max(0, Math.round((this.clock.now().getTime() - due.getTime()) / 1000)) : 0;
  }
}

/** Whether a process can do its work, even without the queue, and may be given more of it. */
export function isWell({ state }: Health): boolean {
  return state !== 'down' && state !== 'draining';
}

async function stateOf(check: Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<State>((resolve) => {
    timer = setTimeout(() => resolve('down'), CHECK_TIMEOUT_MS);
  });
  const state = await Promise.race([
    check.then(
      (): State => 'up',
      (): State => 'down',
    ),
    late,
  ]);
  clearTimeout(timer);
  return state;
}
