/** The number of rows from which small differences in a total do not matter. */
const MANY = 1000;
/**
 * How long, in milliseconds, a large total stays fresh. After that it is counted again, and until then the
 * old total is returned.
 */
const FRESH_MS = 5_000;
/** How long, in milliseconds, an old total may be returned at all. */
const KEPT_MS = 60_000;
const MOST_KEYS = 500;

interface Known<Counted> {
  counted: Counted;
  at: number;
}

/**
 * Remembers the totals of long lists, because counting takes longer than reading a page. Small totals are
 * always counted: if there are three open requests, each one matters. `now` returns monotonic milliseconds;
 * `totalOf` says how many rows there are by what was counted, unless that is the total itself.
 */
export class CountMemory<Counted = number> {
  private readonly known = new Map<string, Known<Counted>>();
  private readonly underWay = new Map<string, Promise<Counted>>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly totalOf: (counted: Counted) => number = Number,
  ) {}

  /**
   * Returns the total of a list, identified by its key; `count` counts it.
   * @throws what `count` throws, if no total is known
   */
  async of(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const known = this.known.get(key);
    const age = known ? this.now() - known.at : Infinity;
    if (!known || age > KEPT_MS) return this.countOnce(key, count);
    // the current reader neither waits for this nor sees it fail
    if (age > FRESH_MS) this.countOnce(key, count).catch(() => undefined);
    return known.counted;
  }

  /** Concurrent callers share one count. */
  private countOnce(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const running = this.underWay.get(key);
    if (running) return running;
    const counting = count()
      .then((counted) => this.keep(key, counted))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, counting);
    return counting;
  }

  private keep(key: string, counted: Counted): Counted {
    this.known.delete(key);
    if (this.totalOf(counted) >= MANY) this.known.set(key, { counted, at: this.now() });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEYS && oldest !== undefined) this.known.delete(oldest);
    return counted;
  }
}
