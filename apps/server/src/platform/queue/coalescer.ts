/** An errand, done for everybody who asked for it before it began. */
export type Task = () => Promise<void>;

/**
 * Folds equal errands: the first is done at once; all who come while it is under way, or in the rest after
 * it, share one more, which begins when the rest is over. So however many come, there is one errand a rest,
 * and nobody is served by one that had begun before they came.
 */
export class Coalescer {
  /** The next errand that is wanted, by key, while another is under way or rests. */
  private readonly busy = new Map<string, Task | null>();

  /** @param onFailure told of a failure that no caller waits for */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  /**
   * Has an errand done; resolves when it is, or at once where it was put off to the end of a rest.
   * @param restMs milliseconds between its end and the next one of its kind @throws the error of an errand
   * that was not put off
   */
  async do(key: string, errand: Task, restMs: number): Promise<void> {
    if (this.busy.has(key)) {
      this.busy.set(key, errand);
      return;
    }
    this.busy.set(key, null);
    try {
      await errand();
    } finally {
      setTimeout(() => this.next(key, restMs), restMs).unref();
    }
  }

  private next(key: string, restMs: number): void {
    const wanted = this.busy.get(key);
    this.busy.delete(key);
    if (wanted) this.do(key, wanted, restMs).catch(this.onFailure);
  }
}
