/** Works through items in a few lanes side by side. A failing item is told and does not hold up the others. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>, onError: (error: unknown) => void): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item).catch(onError);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Lets only so much work go on side by side in this process. Work that is urgent begins before all that waits. */
export class Lanes {
  private readonly urgent: (() => void)[] = [];
  private readonly later: (() => void)[] = [];

  constructor(private free: number) {}

  /** Does work as soon as a lane is free. */
  async run<T>(work: () => Promise<T>, isUrgent: boolean): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((begin) => (isUrgent ? this.urgent : this.later).push(begin));
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Hands the lane on to who waits. */
  private leave(): void {
    const next = this.urgent.shift() ?? this.later.shift();
    if (next) next();
    else this.free++;
  }
}
