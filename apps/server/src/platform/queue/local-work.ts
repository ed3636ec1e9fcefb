import { AsyncResource } from 'node:async_hooks';
import { Lanes } from '../clock/lanes.js';
import type { Bundle, JobData, Nudge } from './bundles.js';

/** Does what a nudge asks for; idempotent. */
export type Handler = (data: JobData) => Promise<void>;

/** The work of one queue in this process: what comes from the queue and what was written here share the same lanes. */
export class LocalWork {
  private readonly outside = new AsyncResource('LocalWork');
  private readonly begun = new Set<Promise<void>>();
  private readonly lanes: Lanes;
  private isOver = false;

  constructor(
    concurrency: number,
    private readonly handler: Handler,
    private readonly onError: (error: unknown) => void,
  ) {
    this.lanes = new Lanes(concurrency);
  }

  /** Begins what a nudge asks for, and waits for nothing. A failure is told; what it leaves undone, the sweep finds. */
  begin({ data, isUrgent = false }: Nudge): void {
    if (this.isOver) return;
    const work = this.outside.runInAsyncScope(() => this.lanes.run(async () => (this.isOver ? undefined : this.handler(data)), isUrgent)).catch(this.onError);
    this.begun.add(work);
    void work.finally(() => this.begun.delete(work));
  }

  /** Does what a job of the queue carries, and waits for all of it. @throws the first failure */
  async bundle({ items = [], isUrgent = false }: Partial<Bundle>): Promise<void> {
    const outcomes = await Promise.allSettled(items.map((item) => this.lanes.run(() => this.handler(item), isUrgent)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Lets what is being done finish; what waits for a lane is left to the next process. */
  async close(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.begun);
  }
}
