import { Injectable } from '@nestjs/common';
import { StuckRows } from '../../platform/crypto/stuck-rows.js';
import { Database } from '../../platform/database/database.js';
import { OwnWork } from '../../platform/database/own-work.js';
import { Queues } from '../../platform/queue/queues.js';

type State = 'up' | 'down';
const CHECK_TIMEOUT_MS = 3000;

/** The state of a process: its dependencies, and whether its own work succeeds. */
export interface Health {
  /**
   * "down" without the database or if the process's own work fails; "degraded" without the queue, whose work the
   * sweeps do meanwhile
   */
  state: State | 'degraded';
  database: State;
  queue: State;
  work: State;
  /**
   * the number of rows that this process could not seal or renew, which the log lists; omitted if there are
   * none; such rows do not make the process count as down
   */
  stuck_rows?: number;
}

/** Checks the database, the queue and this process itself. */
@Injectable()
export class HealthStatesService {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly ownWork: OwnWork,
    private readonly stuck: StuckRows,
  ) {}

  async read(): Promise<Health> {
    const [database, queue, work] = await Promise.all([
      stateOf(this.database.ping()),
      stateOf(this.queues.check()),
      stateOf(this.ownWork.check()),
    ]);
    const isDown = database === 'down' || work === 'down';
    return {
      state: isDown ? 'down' : queue === 'down' ? 'degraded' : 'up',
      database,
      queue,
      work,
      ...(this.stuck.count > 0 && { stuck_rows: this.stuck.count }),
    };
  }
}

/** Whether a process can do its work, be it without the queue. */
export function isWell({ state }: Health): boolean {
  return state !== 'down';
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
