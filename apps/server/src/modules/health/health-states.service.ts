import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OwnWork } from '../../platform/database/own-work.js';
import { Queues } from '../../platform/queue/queues.js';

type State = 'up' | 'down';
const CHECK_TIMEOUT_MS = 3000;

/** How a process is: what it needs, and whether its own work succeeds. */
export interface Health {
  database: State;
  queue: State;
  work: State;
}

/** Asks the database, the queue and this process itself how they are. */
@Injectable()
export class HealthStates {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly ownWork: OwnWork,
  ) {}

  async read(): Promise<Health> {
    const [database, queue, work] = await Promise.all([stateOf(this.database.ping()), stateOf(this.queues.check()), stateOf(this.ownWork.check())]);
    return { database, queue, work };
  }
}

/** Whether a process can do its work. */
export function isWell(health: Health): boolean {
  return !Object.values(health).includes('down');
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
