import { Injectable, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from '../logging/log.js';
import { Ending, EndingModule } from './ending.js';
import { SweepAges, SweepAgesModule } from './sweep-ages.js';

const keepings = new Set<string>();
/** How often rounds that hang are looked for. */
const LOOK_EVERY_MS = 5000;

/**
 * Marks a method as a sweep: work repeated for the life of the process, which does due work and finds what a
 * lost wake-up left behind (rule 44). Nest's scheduler runs it at the start of the process and at the times
 * of a cron expression, by the real clock; rounds never overlap, and a failing one is only logged. Processes
 * that only answer HTTP run no sweeps. Cron uses only the machine's clock, so the work in the time that the
 * demo's clock skips is carried out by `Timetable`, with which each sweep registers under its name.
 */
export function Sweep(name: string, times: string): MethodDecorator {
  return Cron(times, { name, waitForCompletion: true });
}

/**
 * Marks a method as housekeeping, which is repeated like a sweep: it deletes expired rows, counts figures or
 * fills in missing values. It sends nothing, and nothing waits for it, so the demo's clock does not stop for
 * it.
 */
export function Keeping(name: string, times: string): MethodDecorator {
  keepings.add(name);
  return Sweep(name, times);
}

/** Whether a sweep of this name is housekeeping. */
export function isKeeping(name: string): boolean {
  return keepings.has(name);
}

/**
 * Runs the first round of every sweep, because a process that starts may follow one that died; also ends all
 * sweeps. A round that hangs is not waited for forever; the rows that it holds are claimed by locks, which let
 * two rounds run side by side as those of two processes do.
 */
@Injectable()
class SweepRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly ending: Ending,
    private readonly ages: SweepAges,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    for (const [name, sweep] of this.registry.getCronJobs()) {
      let ended = new Date();
      // the second callback of a job runs when the first has ended
      sweep.addCallback(() => void (ended = new Date()));
      this.ages.watch(name, isKeeping(name) ? 'keeping' : 'sweep', () => secondsBehind(sweep, ended));
      void sweep.fireOnTick();
    }
    this.timer = setInterval(() => this.passOver(), LOOK_EVERY_MS).unref();
  }

  /**
   * Starts no further round and lets running ones finish while the database is still connected; long ones
   * stop at their next step.
   */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.ending.begin();
    await Promise.all([...this.registry.getCronJobs().values()].map(async (sweep) => sweep.stop()));
  }

  /** Begins a round in place of each that hangs. */
  private passOver(): void {
    for (const name of this.ages.overdue()) {
      this.log.error('a sweep hangs and is passed over', null, { sweep: name });
      const sweep = this.registry.getCronJob(name);
      sweep.waitForCompletion = false;
      void sweep.fireOnTick();
      sweep.waitForCompletion = true;
    }
  }
}

/** Returns for how many seconds the round has been due that follows the last one that ended. */
function secondsBehind(sweep: ReturnType<SchedulerRegistry['getCronJob']>, ended: Date): number {
  return Math.max(0, Date.now() - sweep.cronTime.getNextDateFrom(ended).toMillis()) / 1000;
}

/** The module is not global, so that Nest starts it after the scheduler and ends it before the scheduler. */
@Module({
  imports: [
    EndingModule,
    SweepAgesModule,
    ScheduleModule.forRootAsync({
      inject: [CONFIG],
      useFactory: ({ role }: AppConfig) => ({ cronJobs: role !== 'web' }),
    }),
  ],
  providers: [SweepRounds],
})
export class SweepsModule {}
