import type { Nudge } from './bundles.js';

const TOGETHER_MS = 500;
const FAR_MS = 10_000;

/**
 * Alarms that are far off, set together every half second: one statement of the queue for all. What a process that is killed has not set yet,
 * the sweep carries out when it is due (decision 44).
 */
export class FarAlarms {
  private waiting: { alarm: Nudge; ringsAt: number }[] = [];
  private timer: NodeJS.Timeout | null = null;

  /** `set` puts alarms on the queue and never throws. */
  constructor(private readonly set: (alarms: readonly Nudge[]) => Promise<void>) {}

  /** Whether an alarm is far enough off to wait for others. */
  static isFar(nudge: Nudge): boolean {
    return (nudge.delayMs ?? 0) > FAR_MS;
  }

  add(alarms: readonly Nudge[]): void {
    if (alarms.length === 0) return;
    const now = Date.now();
    this.waiting.push(...alarms.map((alarm) => ({ alarm, ringsAt: now + (alarm.delayMs ?? 0) })));
    this.timer ??= setTimeout(() => void this.flush(), TOGETHER_MS);
  }

  /** Sets what waits, so that an orderly end loses nothing. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const now = Date.now();
    const alarms = this.waiting.map(({ alarm, ringsAt }) => ({ ...alarm, delayMs: Math.max(0, ringsAt - now) }));
    this.waiting = [];
    if (alarms.length > 0) await this.set(alarms);
  }
}
