import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Log } from '../logging/log.js';

/** Something that happened in one module and that modules above it may react to. */
export interface Signal<Payload> {
  readonly name: string;
  /** Carries the payload's type; never set. */
  readonly payload?: Payload;
}

/** Declares a signal; its name is `module.what`. */
export function defineSignal<Payload>(name: string): Signal<Payload> {
  return { name };
}

/** A running transaction: its entity manager, and the way to say what happened in it. */
export interface Tx {
  readonly manager: EntityManager;
  /**
   * Says what happened. Handlers that must not be lost run now, inside the transaction (and can fail it);
   * the others run after the commit, and their failure is only logged (a sweep finds what they missed).
   */
  signal<Payload>(signal: Signal<Payload>, payload: Payload): Promise<void>;
}

type WithinHandler<Payload> = (tx: Tx, payload: Payload) => Promise<void>;
type AfterHandler<Payload> = (payload: Payload) => Promise<void>;

/** The typed in-process bus between modules (architecture, "What must happen is a row"). */
@Injectable()
export class Signals {
  private readonly within = new Map<string, WithinHandler<never>[]>();
  private readonly after = new Map<string, AfterHandler<never>[]>();

  constructor(private readonly log: Log) {}

  /** Reacts inside the transaction that sends the signal. */
  onWithin<Payload>(signal: Signal<Payload>, handler: WithinHandler<Payload>): void {
    this.within.set(signal.name, [...(this.within.get(signal.name) ?? []), handler]);
  }

  /** Reacts after the commit. */
  onAfter<Payload>(signal: Signal<Payload>, handler: AfterHandler<Payload>): void {
    this.after.set(signal.name, [...(this.after.get(signal.name) ?? []), handler]);
  }

  /** Runs the handlers inside the transaction, in the order of their registration. */
  async runWithin<Payload>(tx: Tx, signal: Signal<Payload>, payload: Payload): Promise<void> {
    const handlers: WithinHandler<Payload>[] = this.within.get(signal.name) ?? [];
    for (const handler of handlers) await handler(tx, payload);
  }

  /** Runs the handlers after the commit; a failing one is logged and harms nobody. */
  async runAfter<Payload>(signal: Signal<Payload>, payload: Payload): Promise<void> {
    const handlers: AfterHandler<Payload>[] = this.after.get(signal.name) ?? [];
    const outcomes = await Promise.allSettled(handlers.map((handler) => handler(payload)));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') this.log.error('signal handler failed', outcome.reason, { signal: signal.name });
    }
  }
}

@Global()
@Module({ providers: [Signals], exports: [Signals] })
export class SignalsModule {}
