import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { DispatchRepository } from './dispatch.repository.js';
import { NeedActs } from './need-acts.service.js';
import { NeedPorts } from './need-ports.js';

/** Failures in a row, about a minute, after which a coordinator gets the need. */
const FAILURES_UNTIL_COORDINATOR = 6;
const LONGEST_WAIT_SECONDS = 900;

/**
 * Runs whose step fails: each is tried again after a longer wait, and a coordinator gets its need at last.
 */
@Injectable()
export class StuckRuns {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly log: Log,
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
    private readonly acts: NeedActs,
  ) {}

  /** Puts a run off whose step failed alone. */
  async putOff(runId: number, error: unknown): Promise<void> {
    const now = this.clock.now();
    const failures = await this.database.transaction(() =>
      this.repository.putOff(runId, (times) => addSeconds(now, waitSeconds(times)), now),
    );
    this.log.error('step failed', error, { run: runId, failures });
    if (failures !== FAILURES_UNTIL_COORDINATOR) return;
    await this.handOver(runId).catch((cause: unknown) =>
      this.log.error('stuck run could not be handed over', cause, { run: runId }),
    );
  }

  /** The search goes on beside the coordinator, as long as it fails. */
  private async handOver(runId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const run = await this.repository.find(runId);
      const need = run && (await this.ports.lockOpen(run.needId, run));
      // One that somebody holds waits for nobody to be found, and is not handed over.
      if (!need || need.hold) return;
      await this.repository.write(runId, [{ kind: 'stuck' }], this.clock.now());
      await this.acts.handToCoordinator(tx, need);
    });
  }
}

/** 1, 2, 4, 8 … seconds, a quarter of an hour at most. */
function waitSeconds(failures: number): number {
  return Math.min(2 ** (failures - 1), LONGEST_WAIT_SECONDS);
}
