/** A task, run on behalf of everybody who requested it before it started. */
export type Task = () => Promise<void>;

/**
 * Merges equal tasks: the first runs at once; all requests during its run, or during the pause after it,
 * share one further task, which starts after the pause. So there is at most one task per pause, and no
 * request is served by a task that started before it.
 */
export class Coalescer {
  /** By key, the task that was requested next while another is running or pausing. */
  private readonly busy = new Map<string, Task | null>();

  /** @param onFailure called for a failure that no caller is waiting for */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  /**
   * Runs a task; resolves when the task is done, or at once if it was postponed to the end of a pause.
   * @param restMs milliseconds between the end of this task and the next one of its kind
   * @throws the error of a task that was not postponed
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
