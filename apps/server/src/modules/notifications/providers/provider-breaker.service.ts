import type { Provider } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { DueNotification } from '../notifications.repository.js';
import { ProviderRound } from './provider.rules.js';
import { ProviderStatesRepository } from './provider-states.repository.js';

const PUSH: Provider = 'push';

/** How the push services stand for one batch. */
export interface PushRound {
  kind: 'open' | 'closed' | 'try';
  startedAt: Date;
  hadFailed: boolean;
}

/**
 * Leaves out providers that fail again and again, and has one message try them after a pause (rule 193,
 * docs/adr/0036). Read once for a batch.
 */
@Injectable()
export class ProviderBreaker {
  constructor(
    private readonly clock: Clock,
    private readonly repository: ProviderStatesRepository,
  ) {}

  /** How the providers stand for a batch that was taken; puts off what has to wait. */
  async begin(due: readonly DueNotification[]): Promise<ProviderRound> {
    const now = this.clock.now();
    const states = await this.repository.all();
    const ripe = states.filter(
      ({ channel, skippedUntil }) =>
        skippedUntil !== null && skippedUntil <= now && due.some((message) => message.channel === channel),
    );
    const tried = ripe.length === 0 ? [] : await this.repository.claimTries(ripe.map(channelOf), now);
    const round = new ProviderRound(states, tried, due, now);
    const waiting = round.waiting;
    if (waiting.length > 0) await this.repository.putOff(waiting);
    return round;
  }

  /**
   * Whether push services may be written to, for the sender of notifications beside messages (rule 199): as
   * always, not now, or with one that tries. They are one provider, so that only what befalls all of them
   * leaves them out.
   */
  async openPush(): Promise<PushRound> {
    const now = this.clock.now();
    const state = (await this.repository.all()).find(({ channel }) => channel === PUSH);
    const was = { startedAt: now, hadFailed: Boolean(state?.failingSince) };
    if (!state?.skippedUntil) return { kind: 'open', ...was };
    if (state.skippedUntil > now || (await this.repository.claimTries([PUSH], now)).length === 0)
      return { kind: 'closed', ...was };
    return { kind: 'try', ...was };
  }

  /**
   * Writes down what a batch of notifications has learned: the codes of attempts that failed, and whether any
   * worked.
   */
  async closePush(
    round: PushRound,
    { worked, codes }: { worked: boolean; codes: readonly string[] },
  ): Promise<void> {
    const now = this.clock.now();
    const code = codes.at(-1);
    if (worked && round.hadFailed) await this.repository.noteSuccess([PUSH], now);
    if (worked || code === undefined) return;
    await this.repository.noteFailures(
      [{ channel: PUSH, count: codes.length, code, wasTried: round.kind === 'try' }],
      round.startedAt,
      now,
    );
  }

  /** Writes down what a batch has learned; nothing, as long as everything works. */
  async end(round: ProviderRound): Promise<void> {
    const now = this.clock.now();
    const { recovered, failed } = round;
    if (recovered.length > 0) await this.repository.noteSuccess(recovered, now);
    if (failed.length > 0) await this.repository.noteFailures(failed, round.startedAt, now);
  }
}

function channelOf({ channel }: { channel: Provider }): Provider {
  return channel;
}
