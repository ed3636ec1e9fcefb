import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals } from '../../platform/signals/signals.js';
import { DispatchRepository } from './dispatch.repository.js';
import { DispatchService, stepPlanned } from './dispatch.service.js';

const CONCURRENCY = 8;
const SWEEP_LIMIT = 1000;
const REARM_SWEEPS = 10;

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

  /** Arms alarms anew for steps that should have happened by now. */
  async sweep(): Promise<void> {
    await this.arm(await this.repository.due(addSeconds(this.clock.now(), -this.config.engine.sweepSeconds), SWEEP_LIMIT));
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
        key: alarmKey(id, step, nextStepAt.getTime(), now, this.config.engine.sweepSeconds),
        delayMs: nextStepAt.getTime() - now,
      })),
    );
  }
}

/**
 * One alarm for a run, step and moment. One that should have rung gets another, at most every tenth sweep: in a rush the queue is
 * behind, and more alarms would only make it longer.
 */
export function alarmKey(runId: number, step: number, planned: number, now: number, sweepSeconds: number): string {
  const isOverdue = planned < now - sweepSeconds * 1000;
  const again = isOverdue ? `-again-${Math.floor(now / (sweepSeconds * 1000 * REARM_SWEEPS))}` : '';
  return `run-${runId}-${step}-${planned}${again}`;
}
