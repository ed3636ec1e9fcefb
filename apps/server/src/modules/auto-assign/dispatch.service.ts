import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { DispatchRepository } from './dispatch.repository.js';
import { StepService } from './step.service.js';
import { StuckRuns } from './stuck-runs.service.js';

/** How many steps one transaction carries out. */
export const BATCH = 256;

/**
 * The engine: carries out the steps that are due, many together, from what PostgreSQL knows (rule 44). It may
 * be called at any time, by anybody, as often as one likes: what another carries out at the same moment is
 * left to them.
 */
@Injectable()
export class DispatchService {
  private readonly underWay = new Set<Promise<number>>();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly log: Log,
    private readonly repository: DispatchRepository,
    private readonly steps: StepService,
    private readonly stuck: StuckRuns,
  ) {}

  /** Carries out one batch of due steps, the most urgent first; returns how many. */
  async batch(): Promise<number> {
    const work = this.carryOut();
    this.underWay.add(work);
    return work.finally(() => this.underWay.delete(work));
  }

  /** Waits until what this process is carrying out is done. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private async carryOut(): Promise<number> {
    const taken: number[] = [];
    try {
      return await this.attempt(null, taken);
    } catch (error) {
      if (taken.length === 0) throw error;
      await this.inHalves(taken, error);
      return taken.length;
    }
  }

  /** One transaction. `taken` is told which runs it took, for what is to be done when it fails. */
  private attempt(among: readonly number[] | null, taken: number[] = []): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const claimed = await this.repository.claim(now, BATCH, among);
      taken.splice(0, taken.length, ...claimed.map(({ run }) => run.id));
      if (claimed.length > 0) await this.steps.carryOut(tx, claimed, now);
      return claimed.length;
    });
  }

  /** Runs that failed together are tried in halves, so that a run that cannot be served costs only itself. */
  private async inHalves(runIds: readonly number[], error: unknown): Promise<void> {
    const [first] = runIds;
    if (first === undefined) return;
    if (runIds.length === 1) return this.stuck.putOff(first, error);
    this.log.error('steps failed together, halves are tried', error, { steps: runIds.length });
    const middle = Math.ceil(runIds.length / 2);
    for (const half of [runIds.slice(0, middle), runIds.slice(middle)]) {
      await this.attempt(half).catch((cause: unknown) => this.inHalves(half, cause));
    }
  }
}
