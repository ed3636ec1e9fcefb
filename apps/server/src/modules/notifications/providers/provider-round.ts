import type { Channel, Provider } from '@karov/domain';
import type { SendResult } from '../channels/channel-sender.js';
import { isSecretOver } from '../delivery.rules.js';
import type { DueNotification } from '../notifications.repository.js';
import { goesOver, looksAgainAt, type ProviderState, providerSign, trierOf } from './provider.rules.js';
import type { ChannelFailures } from './provider-states.repository.js';

interface Seen {
  worked: boolean;
  failures: number;
  code: string;
}

/**
 * One batch of messages and what it learns of the providers (rule 193): the people who may be written to, the
 * messages that try a provider, and the notes written at the end.
 */
export class ProviderRound {
  private readonly states: ReadonlyMap<Provider, ProviderState>;
  private readonly seen = new Map<Channel, Seen>();
  private readonly triers: ReadonlyMap<Provider, number>;

  constructor(
    states: readonly ProviderState[],
    private readonly tried: readonly Provider[],
    private readonly due: readonly DueNotification[],
    readonly startedAt: Date,
  ) {
    this.states = new Map(states.map((state) => [state.channel, state]));
    const pairs = tried.map(
      (channel) => [channel, trierOf(due.filter((message) => message.channel === channel))?.id ?? 0] as const,
    );
    this.triers = new Map(pairs);
  }

  /** The messages that are sent now. */
  get allowed(): DueNotification[] {
    return this.due.filter((message) => !this.isLeft(message));
  }

  /** Those that go on to their next channel at once. */
  get over(): DueNotification[] {
    return this.left.filter((message) => this.goesOver(message));
  }

  /** Those that wait, and until when. */
  get waiting(): { id: number; until: Date }[] {
    return this.left.flatMap((message) => {
      const state = this.states.get(message.channel);
      return state && !this.goesOver(message)
        ? [{ id: message.id, until: looksAgainAt(state, this.startedAt) }]
        : [];
    });
  }

  /** Takes notice of how an attempt went. */
  saw(channel: Channel, result: SendResult): void {
    const sign = providerSign(result);
    if (sign === 'nothing') return;
    const { worked, failures, code } = this.seen.get(channel) ?? { worked: false, failures: 0, code: '' };
    if (sign === 'works' || result.ok) this.seen.set(channel, { worked: true, failures, code });
    else this.seen.set(channel, { worked, failures: failures + 1, code: result.code });
  }

  /**
   * Whether a message whose try of a provider failed goes on to its next channel rather than wait for another
   * try.
   */
  givesUp(message: DueNotification): boolean {
    return this.isTrying(message) && this.goesOver(message);
  }

  /** Channels that failed before and worked now. */
  get recovered(): Channel[] {
    return [...this.seen]
      .filter(([channel, { worked }]) => worked && this.states.get(channel)?.failingSince)
      .map(([channel]) => channel);
  }

  /** Channels of which every attempt failed. */
  get failed(): ChannelFailures[] {
    return [...this.seen]
      .filter(([, { worked }]) => !worked)
      .map(([channel, { failures, code }]) => ({
        channel,
        count: failures,
        code,
        wasTried: this.tried.includes(channel),
      }));
  }

  private get left(): DueNotification[] {
    return this.due.filter((message) => this.isLeft(message));
  }

  /** One whose code or link is over is ended without its provider. */
  private isLeft(message: DueNotification): boolean {
    return (
      this.isSkipped(message.channel) && !this.isTrying(message) && !isSecretOver(message, this.startedAt)
    );
  }

  private isTrying(message: DueNotification): boolean {
    return this.triers.get(message.channel) === message.id;
  }

  private isSkipped(channel: Channel): boolean {
    return Boolean(this.states.get(channel)?.skippedUntil);
  }

  private goesOver(message: DueNotification): boolean {
    return goesOver(message, (channel) => this.isSkipped(channel), this.startedAt);
  }
}
