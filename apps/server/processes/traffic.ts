import { pass } from './until.js';

const BETWEEN_MS = 5;

/** People who call again and again, each one call after the other, and what they were answered. */
export class Traffic {
  /** how often each status, or each error of a connection, was the answer */
  readonly outcomes = new Map<string, number>();
  /** when calls failed: the server's fault, or no answer at all */
  readonly failures: number[] = [];
  private readonly lanes: Promise<void>[] = [];
  private isOver = false;

  /** Lets somebody call until the end. */
  begin(call: () => PromiseLike<{ status: number }>): void {
    this.lanes.push(this.callOn(call));
  }

  /** Lets everybody finish the call at hand. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async callOn(call: () => PromiseLike<{ status: number }>): Promise<void> {
    while (!this.isOver) {
      const outcome = await Promise.resolve(call()).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      );
      this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
      if (!/^[234]\d\d$/.test(outcome)) this.failures.push(Date.now());
      await pass(BETWEEN_MS);
    }
  }
}
