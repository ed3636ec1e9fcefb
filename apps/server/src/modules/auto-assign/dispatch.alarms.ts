import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals } from '../../platform/signals/signals.js';
import { DispatchRepository } from './dispatch.repository.js';
import { BATCH, DispatchService } from './dispatch.service.js';
import { stepPlanned } from './dispatch.signals.js';

/** Batches side by side: while one is decided, PostgreSQL reads and writes for the other. */
const LANES = 2;

/** Wakes the engine when steps fall due, and sweeps what a lost wake-up left behind (rule 44). */
@Injectable()
export class DispatchAlarms implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly queues: Queues,
    private readonly signals: Signals,
    private readonly repository: DispatchRepository,
    private readonly dispatch: DispatchService,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(stepPlanned, ({ at }) =>
      this.queues.wake('dispatch', { delayMs: at.getTime() - this.clock.now().getTime() }),
    );
    this.timetable.register({
      sweep: 'dispatch',
      nextDue: () => this.repository.nextDue(),
      runDue: () => this.runDue(),
    });
    if (this.config.role === 'web') return;
    this.queues.work('dispatch', LANES, () => this.batch());
  }

  private async batch(): Promise<Taken> {
    return takenOf(await this.dispatch.batch(), BATCH);
  }

  /** Carries out what is due without the queue, since it may be the queue that lost it. */
  @Sweep('dispatch', CronExpression.EVERY_SECOND)
  async sweep(): Promise<void> {
    await drain(() => this.batch());
  }

  /** What a lane has taken at this moment is done, too, when this has ended. */
  private async runDue(): Promise<void> {
    await this.dispatch.batch();
    await this.dispatch.settled();
  }
}
