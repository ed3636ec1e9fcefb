import { setTimeout } from 'node:timers/promises';

/**
 * Keeps a time between two looks of a lane at its rows, so that under load what comes meanwhile is done together; whoever comes to a lane that has
 * rested is served at once. Times in milliseconds.
 */
export class Spacing {
  private readonly looks = new Map<string, number>();
  private readonly waiting = new Set<string>();

  constructor(private readonly gapMs: number) {}

  /** Whether a look of this lane is still to begin here: it will find all that is committed by now. */
  isToCome(lane: string): boolean {
    return this.waiting.has(lane);
  }

  /** Waits until the lane may look again; false when another who waits for that will look for this one, too. */
  async turn(lane: string): Promise<boolean> {
    if (this.waiting.has(lane)) return false;
    const rest = (this.looks.get(lane) ?? -Infinity) + this.gapMs - performance.now();
    if (rest > 0) await this.rest(lane, rest);
    this.looks.set(lane, performance.now());
    return true;
  }

  private async rest(lane: string, milliseconds: number): Promise<void> {
    this.waiting.add(lane);
    await setTimeout(milliseconds);
    this.waiting.delete(lane);
  }
}
