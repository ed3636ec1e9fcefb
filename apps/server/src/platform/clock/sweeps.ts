import { Global, Injectable, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { Log } from '../logging/log.js';

/** Work repeated for as long as the process lives: what a lost nudge left behind is found by it (rule 44). */
@Injectable()
export class Sweeps implements BeforeApplicationShutdown {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private isOver = false;

  constructor(private readonly log: Log) {}

  /**
   * Does work now, since a process that starts may follow one that died, and again so many seconds after each round has ended.
   * A failing round is logged and harms nobody.
   */
  every(seconds: number, name: string, work: () => Promise<void>): void {
    this.after(0, seconds, name, work);
  }

  /** Lets running rounds finish and begins no other. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isOver = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private after(delay: number, seconds: number, name: string, work: () => Promise<void>): void {
    if (this.isOver) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const round = this.round(name, work).finally(() => {
        this.running.delete(round);
        this.after(seconds, seconds, name, work);
      });
      this.running.add(round);
    }, delay * 1000);
    this.timers.add(timer);
  }

  private async round(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error('sweep failed', error, { sweep: name });
    }
  }
}

@Global()
@Module({ providers: [Sweeps], exports: [Sweeps] })
export class SweepsModule {}
