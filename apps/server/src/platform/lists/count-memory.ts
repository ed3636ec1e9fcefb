/** At this number of rows or more, small differences do not matter. */
const MANY = 1000;
/**
 * How long a large count stays fresh. After that it is counted again, and the old one is returned meanwhile.
 * In milliseconds.
 */
const FRESH_MS = 5_000;
/** How long an old count is returned at all. In milliseconds. */
const KEPT_MS = 60_000;
const MOST_KEYS = 500;

interface Known {
  total: number;
  at: number;
}

/**
 * Remembers the totals of long lists, because counting takes longer than reading a page. Small totals are
 * always counted: with three open requests each one matters. `now` returns monotonic milliseconds.
 */
export class CountMemory {
  private readonly known = new Map<string, Known>();
  private readonly underWay = new Map<string, Promise<number>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * The total of a list, by its key; `count` counts it. @throws what `count` throws, if there is no known
   * total
   */
  async of(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.known.get(key);
    const age = known ? this.now() - known.at : Infinity;
    if (!known || age > KEPT_MS) return this.countOnce(key, count);
    // the current reader does not wait for it, nor see its failure
    if (age > FRESH_MS) this.countOnce(key, count).catch(() => undefined);
    return known.total;
  }

  /** Concurrent callers share one count. */
  private countOnce(key: string, count: () => Promise<number>): Promise<number> {
    const running = this.underWay.get(key);
    if (running) return running;
    const counting = count()
      .then((total) => this.keep(key, total))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, counting);
    return counting;
  }

  private keep(key: string, total: number): number {
    this.known.delete(key);
    if (total >= MANY) this.known.set(key, { total, at: this.now() });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEYS && oldest !== undefined) this.known.delete(oldest);
    return total;
  }
}
