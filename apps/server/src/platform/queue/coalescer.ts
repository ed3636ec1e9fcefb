/** A task, run for everybody who requested it before it started. */
export type Task = () => Promise<void>;

/**
 * Merges equal tasks: the first runs at once; all requests during its run, or during the rest after it, share
 * one more, which starts after the rest. So there is at most one task per rest, and no request is served by a
 * task that started before it.
 */
export class Coalescer {
  /** The next requested task, by key, while another is running or resting. */
  private readonly busy = new Map<string, Task | null>();

  /** @param onFailure called for a failure that no caller is waiting for */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  /**
   * Runs a task; resolves when it is done, or at once if it was postponed to the end of a rest.
   * @param restMs milliseconds between its end and the next one of its kind @throws the error of a task that
   * was not postponed
   */
  async do(key: string, task: Task, restMs: number): Promise<void> {
    if (this.busy.has(key)) {
      this.busy.set(key, task);
      return;
    }
    this.busy.set(key, null);
    try {
      await task();
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
