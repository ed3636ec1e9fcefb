import { Injectable } from '@nestjs/common';
import type { Channel } from '@karov/domain';
import { Clock } from '../../../platform/clock/clock.js';
import type { DueNotification } from '../notifications.repository.js';
import { ProviderRound } from './provider-round.js';
import { ProviderStatesRepository } from './provider-states.repository.js';

/** Leaves out providers that fail again and again, and has one message try them after a pause (rule 193, docs/adr/0036). Read once for a batch. */
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
      ({ channel, skippedUntil }) => skippedUntil !== null && skippedUntil <= now && due.some((message) => message.channel === channel),
    );
    const tried = ripe.length === 0 ? [] : await this.repository.claimTries(ripe.map(channelOf), now);
    const round = new ProviderRound(states, tried, due, now);
    const waiting = round.waiting;
    if (waiting.length > 0) await this.repository.putOff(waiting);
    return round;
  }

  /** Writes down what a batch has learned; nothing, as long as everything works. */
  async end(round: ProviderRound): Promise<void> {
    const now = this.clock.now();
    const { recovered, failed } = round;
    if (recovered.length > 0) await this.repository.noteSuccess(recovered, now);
    if (failed.length > 0) await this.repository.noteFailures(failed, round.startedAt, now);
  }
}

function channelOf({ channel }: { channel: Channel }): Channel {
  return channel;
}
