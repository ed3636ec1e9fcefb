import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { inLanes } from '../../platform/clock/lanes.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Log } from '../../platform/logging/log.js';
import { drain, takenOf, type Taken } from '../../platform/queue/drain.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals } from '../../platform/signals/signals.js';
import { DispatchRepository, type DueRun } from './dispatch.repository.js';
import { DispatchService } from './dispatch.service.js';
import { stepPlanned } from './dispatch.signals.js';

const BATCH = 64;
const SIDE_BY_SIDE = 8;
const LANES = 1;

/** Wakes the engine when steps fall due, and sweeps what a lost wake-up left behind (rule 44). */
@Injectable()
export class DispatchAlarms implements OnModuleInit {
  /** Runs whose step failed, which the sweep tries again, so that they hold up nobody meanwhile. */
  private readonly failed = new Set<number>();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly queues: Queues,
    private readonly signals: Signals,
    private readonly log: Log,
    private readonly repository: DispatchRepository,
    private readonly dispatch: DispatchService,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(stepPlanned, ({ at }) => this.queues.wake('dispatch', { delayMs: at.getTime() - this.clock.now().getTime() }));
    this.timetable.register({ nextDue: () => this.repository.nextDue(), runDue: () => this.runDue() });
    if (this.config.role === 'web') return;
    this.queues.work('dispatch', LANES, () => this.batch());
  }

  /** Carries out steps that are due, the most urgent first, a few side by side. */
  private async batch(): Promise<Taken> {
    const due = await this.repository.due(this.clock.now(), BATCH, [...this.failed]);
    await inLanes(
      due,
      SIDE_BY_SIDE,
      (run) => this.step(run),
      (error) => this.log.error('step failed', error),
    );
    return takenOf(due.length, BATCH);
  }

  /** Carries out what is due without the queue, since it may be the queue that lost it. */
  @Sweep('dispatch', CronExpression.EVERY_SECOND)
  async sweep(): Promise<void> {
    this.failed.clear();
    await drain(() => this.batch());
  }

  private async runDue(): Promise<void> {
    for (const run of await this.repository.due(this.clock.now(), BATCH)) await this.dispatch.step(run);
  }

  private async step(run: DueRun): Promise<void> {
    try {
      await this.dispatch.step(run);
    } catch (error) {
      this.failed.add(run.id);
      throw error;
    }
  }
}
