import { Injectable } from '@nestjs/common';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type Advance, DispatchRepository, type RunRecord } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import type { OpenNeed } from './need-port.js';

/** A run whose need can wait, and when calling goes on for it. */
export interface Rest {
  run: RunRecord;
  until: Date;
}

/**
 * The clock of a need that can wait stands still at a quiet time (rule 100): nobody is called, and nobody who
 * was called is given up.
 */
@Injectable()
export class StepRests {
  constructor(
    private readonly quiet: QuietTimes,
    private readonly repository: DispatchRepository,
  ) {}

  /**
   * When a step can be done that is due at a moment: then, or as the quiet time ends or the need comes near.
   */
  goesOnAt({ canWaitUntil }: OpenNeed, moment: Date): Date {
    return this.quiet.leavesAt(moment, canWaitUntil);
  }

  /** Has runs wait for the end of the quiet time; their steps are not counted. */
  async rest(tx: Tx, rests: readonly Rest[], now: Date): Promise<void> {
    if (rests.length === 0) return;
    const advances = rests.map(({ run, until }) => ({
      ...run,
      nextStepAt: until,
      isResting: true,
      lines: [],
    }));
    await this.repository.advance(await this.told(advances), now);
    const moments = new Set(rests.map(({ until }) => until.getTime()));
    for (const moment of moments) await tx.signal(stepPlanned, { at: new Date(moment) });
  }

  /** Adds to the lines of runs that stand still when calling goes on, once for each quiet time. */
  async told(advances: readonly Advance[]): Promise<Advance[]> {
    const last = await this.repository.lastRests(
      advances.filter(({ isResting }) => isResting).map(({ id }) => id),
    );
    return advances.map((advance) => {
      const until = advance.isResting ? advance.nextStepAt?.toISOString() : undefined;
      if (until === undefined || last.get(advance.id) === until) return advance;
      return { ...advance, lines: [...advance.lines, { kind: 'resting', data: { until } }] };
    });
  }
}
