import { Injectable, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Ending, EndingModule } from './ending.js';

const keepings = new Set<string>();

/**
 * Marks a method as a sweep: work repeated for as long as the process lives, which does what falls due and
 * finds what a lost wake-up left behind (rule 44). Nest's schedule does it when the process starts and at the
 * times of a cron expression, by the real clock; a round that has not ended is not begun a second time, and
 * one that fails is logged and harms nobody. Processes that answer HTTP alone do none. What the demo's clock
 * passes over on its way is carried out by `Timetable`, where each sweep registers under its name, since cron
 * asks no clock but the machine's.
 */
export function Sweep(name: string, times: string): MethodDecorator {
  return Cron(times, { name, waitForCompletion: true });
}

/**
 * Marks a method as housekeeping, repeated like a sweep: it forgets what is over, counts figures or fills in
 * what is missing. Nobody is told anything by it, and nothing waits for its moment, so the demo's clock need
 * not stop for it.
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
 * The first round of every sweep, since a process that starts may follow one that died, and the end of all.
 */
@Injectable()
class SweepRounds implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly ending: Ending,
  ) {}

  onApplicationBootstrap(): void {
    for (const sweep of this.registry.getCronJobs().values()) void sweep.fireOnTick();
  }

  /**
   * Begins no other round and lets the running ones finish, while the database is still there; long ones
   * break off at their next step.
   */
  async onModuleDestroy(): Promise<void> {
    this.ending.begin();
    await Promise.all([...this.registry.getCronJobs().values()].map(async (sweep) => sweep.stop()));
  }
}

/** Not global, so that Nest starts it after the schedule and ends it before. */
@Module({
  imports: [
    EndingModule,
    ScheduleModule.forRootAsync({
      inject: [CONFIG],
      useFactory: ({ role }: AppConfig) => ({ cronJobs: role !== 'web' }),
    }),
  ],
  providers: [SweepRounds],
})
export class SweepsModule {}
