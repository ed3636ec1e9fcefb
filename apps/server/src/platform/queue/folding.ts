/**
 * Folds equal errands: while one is under way, all that come wait for one more, which does for them all. Nobody is served by one that had begun
 * before they came.
 */
export class Folding {
  private readonly waiting = new Map<string, Promise<void>>();
  private readonly begun = new Map<string, Promise<void>>();

  /** Has an errand run; answers when one that began after this call has ended. @throws what it throws */
  do(key: string, errand: () => Promise<void>): Promise<void> {
    const next = this.waiting.get(key) ?? this.after(key, errand);
    this.waiting.set(key, next);
    return next;
  }

  private async after(key: string, errand: () => Promise<void>): Promise<void> {
    await this.begun.get(key);
    this.waiting.delete(key);
    const work = errand();
    const settled = work
      .catch(() => undefined)
      .finally(() => {
        if (this.begun.get(key) === settled) this.begun.delete(key);
      });
    this.begun.set(key, settled);
    return work;
  }
}
