import { Global, Injectable, Module } from '@nestjs/common';
import { Log } from '../logging/log.js';

type WithinHandler<Payload> = (payload: Payload, tx: Tx) => Promise<void>;
type AfterHandler<Payload> = (payload: Payload) => Promise<void>;

/** Something that happened in one module, to which modules in higher layers may react. */
export class Signal<Payload> {
  // The handlers are stored on the signal, by bus, so that the type of their payload is known without a cast.
  private readonly within = new WeakMap<Signals, WithinHandler<Payload>[]>();
  private readonly after = new WeakMap<Signals, AfterHandler<Payload>[]>();

  constructor(readonly name: string) {}

  addWithin(bus: Signals, handler: WithinHandler<Payload>): void {
    this.within.set(bus, [...this.withinHandlers(bus), handler]);
  }

  addAfter(bus: Signals, handler: AfterHandler<Payload>): void {
    this.after.set(bus, [...this.afterHandlers(bus), handler]);
  }

  withinHandlers(bus: Signals): readonly WithinHandler<Payload>[] {
    return this.within.get(bus) ?? [];
  }

  afterHandlers(bus: Signals): readonly AfterHandler<Payload>[] {
    return this.after.get(bus) ?? [];
  }
}

/** Declares a signal; its name is `module.what`. */
export function defineSignal<Payload>(name: string): Signal<Payload> {
  return new Signal(name);
}

/** A transaction in progress, which is told what happened in it. */
export interface Tx {
  /**
   * Reports what happened. Handlers that must not be lost run now, inside the transaction (which fails if
   * they fail); the others run after the commit, and if they fail, that is only logged (a sweep finds what
   * they missed).
   */
  signal<Payload>(signal: Signal<Payload>, payload: Payload): Promise<void>;
}

/** The typed bus between modules within a process (architecture, "Rows before signals"). */
@Injectable()
export class Signals {
  constructor(private readonly log: Log) {}

  /** Registers a handler that runs inside the transaction that sends the signal. */
  onWithin<Payload>(signal: Signal<Payload>, handler: WithinHandler<Payload>): void {
    signal.addWithin(this, handler);
  }

  /** Registers a handler that runs after the commit. */
  onAfter<Payload>(signal: Signal<Payload>, handler: AfterHandler<Payload>): void {
    signal.addAfter(this, handler);
  }

  /** Runs the handlers inside the transaction, in the order of their registration. */
  async runWithin<Payload>(tx: Tx, signal: Signal<Payload>, payload: Payload): Promise<void> {
    for (const handler of signal.withinHandlers(this)) await handler(payload, tx);
  }

  /** Runs the handlers after the commit; if one fails, that is only logged. */
  async runAfter<Payload>(signal: Signal<Payload>, payload: Payload): Promise<void> {
    const outcomes = await Promise.allSettled(signal.afterHandlers(this).map((handler) => handler(payload)));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        this.log.error('signal handler failed', outcome.reason, { signal: signal.name });
    }
  }
}

@Global()
@Module({ providers: [Signals], exports: [Signals] })
export class SignalsModule {}
