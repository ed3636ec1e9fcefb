import { AsyncResource } from 'node:async_hooks';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const MOST = 200;

/**
 * Does together what many ask for at about the same time. While one round is under way, what comes in waits and forms the next: a single item
 * goes at once, and in a rush one statement serves many. Whoever asks learns of their own item when its round is done.
 * Rounds run outside of everybody's transaction.
 */
export class Gathering<Item, Result> {
  private readonly outside = new AsyncResource('Gathering');
  private waiting: Waiting<Item, Result>[] = [];
  private isBusy = false;

  /** `work` answers one result for each item, in their order. */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly most = MOST,
  ) {}

  /** A gathering of work that answers nothing. */
  static ofWork<Item>(work: (items: readonly Item[]) => Promise<void>): Gathering<Item, undefined> {
    return new Gathering(async (items) => {
      await work(items);
      return items.map(() => undefined);
    });
  }

  /** Has an item done in the next round. */
  do(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isBusy) void this.outside.runInAsyncScope(() => this.rounds());
    });
  }

  private async rounds(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) await this.round(this.waiting.splice(0, this.most));
    this.isBusy = false;
  }

  /** A round that fails is done again item by item, so that a fault harms its own item only. */
  private async round(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('a round answers one result for each item');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1 && only) return only.reject(error);
      for (const one of batch) await this.round([one]);
    }
  }
}
