/**
 * Ends everything that was started, in reverse order, when the command is stopped, its parent process is
 * gone, or its program has ended.
 */
export class Ending {
  private readonly ends: (() => Promise<unknown>)[] = [];
  private ending: Promise<void> | null = null;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void this.stop(0));
    // whoever started this command is gone, whatever ended it
    process.once('disconnect', () => void this.stop(1));
  }

  /** Whether the command is being stopped, so that nothing more may be started. */
  get isOver(): boolean {
    return this.ending !== null;
  }

  add(end: () => Promise<unknown>): void {
    this.ends.push(end);
  }

  /** Stops everything and exits; a second Ctrl-C changes nothing. */
  stop(code: number): Promise<void> {
    this.ending ??= (async () => {
      for (const end of this.ends.reverse()) await end();
      process.exit(code);
    })();
    return this.ending;
  }

  /** Stops everything for a reason that is printed, unless it is being stopped already. */
  async fail(why: string): Promise<void> {
    if (this.isOver) return;
    process.stderr.write(`${why}\n`);
    await this.stop(1);
  }

  /** Runs the command's work; an error is printed on one line. */
  async during(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.fail(error instanceof Error ? error.message : String(error)));
  }
}
