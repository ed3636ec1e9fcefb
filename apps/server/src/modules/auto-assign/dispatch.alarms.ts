import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { inLanes } from '../../platform/clock/lanes.js';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Log } from '../../platform/logging/log.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals } from '../../platform/signals/signals.js';
import { DispatchRepository } from './dispatch.repository.js';
import { DispatchService } from './dispatch.service.js';
import { stepPlanned } from './dispatch.signals.js';

const CONCURRENCY = 8;
const SWEEP_LIMIT = 200;
const SWEEP_LANES = 4;

/** Queue jobs as alarm clocks for runs, and the sweeper that re-arms what was lost (decision 44). */
@Injectable()
export class DispatchAlarms implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly sweeps: Sweeps,
    private readonly queues: Queues,
    private readonly signals: Signals,
    private readonly log: Log,
    private readonly repository: DispatchRepository,
    private readonly dispatch: DispatchService,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(stepPlanned, (planned) => this.arm([{ id: planned.runId, step: planned.step, nextStepAt: planned.at }]));
    this.timetable.register({ nextDue: () => this.repository.nextDue(), runDue: () => this.runDue() });
    if (this.config.role === 'web') return;
    this.queues.work('dispatch', CONCURRENCY, ({ id, step }) => this.dispatch.step(id, step ?? null));
    this.sweeps.every(this.config.engine.sweepSeconds, 'dispatch', () => this.sweep());
  }

  /** Carries out steps that should have happened by now, without the queue: it may be the queue that lost them. */
  async sweep(): Promise<void> {
    const late = await this.repository.due(addSeconds(this.clock.now(), -this.config.engine.sweepSeconds), SWEEP_LIMIT);
    await inLanes(late, SWEEP_LANES, (run) => this.dispatch.step(run.id, run.step), (error) => this.log.error('step failed', error));
  }

  private async runDue(): Promise<void> {
    for (const run of await this.repository.due(this.clock.now(), SWEEP_LIMIT)) await this.dispatch.step(run.id, run.step);
  }

  private async arm(runs: readonly { id: number; step: number; nextStepAt: Date }[]): Promise<void> {
    const now = this.clock.now().getTime();
    await this.queues.add(
      'dispatch',
      runs.map(({ id, step, nextStepAt }) => ({
        data: { id, step },
        key: `run-${id}-${step}-${nextStepAt.getTime()}`,
        delayMs: nextStepAt.getTime() - now,
      })),
    );
  }
}
