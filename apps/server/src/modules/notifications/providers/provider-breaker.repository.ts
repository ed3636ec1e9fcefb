import type { Provider } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import {
  BURST,
  BURST_SECONDS,
  type ChannelFailures,
  FIRST_PAUSE_SECONDS,
  LONGEST_PAUSE_SECONDS,
  ProviderRound,
  type ProviderState,
  TRY_SECONDS,
} from '../delivery.rules.js';
import type { DueNotification } from '../notifications.repository.js';
import { ProviderStateEntity } from './provider-state.entity.js';

const IN_BURST = `(p.burst_from IS NOT NULL AND p.burst_from > $1::timestamptz - interval '${BURST_SECONDS} seconds')`;
const BURST_NOW = `((CASE WHEN ${IN_BURST} THEN p.burst ELSE 0 END) + f.count)`;
const BEGINS = `(p.skipped_until IS NULL AND ${BURST_NOW} >= ${BURST})`;
const LONGER = `least(p.pause_seconds * 2, ${LONGEST_PAUSE_SECONDS})`;

const PUSH: Provider = 'push';

/** The state of the push services for one batch. */
export interface PushRound {
  kind: 'open' | 'closed' | 'try';
  startedAt: Date;
  hadFailed: boolean;
}

/**
 * Skips providers that fail repeatedly, and lets one message try them after a pause (rule 193,
 * docs/adr/0036). The state is read once for a batch; each change is one statement on a provider's row, so
 * that processes need not know of each other.
 */
@Injectable()
export class ProviderBreakerRepository {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Reads the providers' state for a batch that was claimed; postpones messages that have to wait. */
  async begin(due: readonly DueNotification[]): Promise<ProviderRound> {
    const now = this.clock.now();
    const states = await this.states();
    const ripe = states.filter(
      ({ channel, skippedUntil }) =>
        skippedUntil !== null && skippedUntil <= now && due.some((message) => message.channel === channel),
    );
    const tried =
      ripe.length === 0
        ? []
        : await this.claimTries(
            ripe.map(({ channel }) => channel),
            now,
          );
    const round = new ProviderRound(states, tried, due, now);
    const waiting = round.waiting;
    if (waiting.length > 0) await this.putOff(waiting);
    return round;
  }

  /**
   * Tells the sender of push notifications whether it may use the push services (rule 199): as usual, not at
   * all, or for a single try. The services count as one provider, which is skipped only if all of them fail.
   */
  async openPush(): Promise<PushRound> {
    const now = this.clock.now();
    const state = (await this.states()).find(({ channel }) => channel === PUSH);
    const was = { startedAt: now, hadFailed: Boolean(state?.failingSince) };
    if (!state?.skippedUntil) return { kind: 'open', ...was };
    if (state.skippedUntil > now || (await this.claimTries([PUSH], now)).length === 0)
      return { kind: 'closed', ...was };
    return { kind: 'try', ...was };
  }

  /**
   * Records what a batch of push notifications has shown: the codes of failed attempts, and whether any
   * attempt worked.
   */
  async closePush(
    round: PushRound,
    { worked, codes }: { worked: boolean; codes: readonly string[] },
  ): Promise<void> {
    const now = this.clock.now();
    const code = codes.at(-1);
    if (worked && round.hadFailed) await this.noteSuccess([PUSH], now);
    if (worked || code === undefined) return;
    await this.noteFailures(
      [{ channel: PUSH, count: codes.length, code, wasTried: round.kind === 'try' }],
      round.startedAt,
      now,
    );
  }

  /** Records what a batch has shown; nothing while everything works. */
  async end(round: ProviderRound): Promise<void> {
    const now = this.clock.now();
    const { recovered, failed } = round;
    if (recovered.length > 0) await this.noteSuccess(recovered, now);
    if (failed.length > 0) await this.noteFailures(failed, round.startedAt, now);
  }

  private states(): Promise<ProviderState[]> {
    return this.database.manager.find(ProviderStateEntity);
  }

  /**
   * Claims the right to try providers whose pause has ended, each for one process only; if that process dies,
   * another may try after a while.
   */
  private async claimTries(channels: readonly Provider[], now: Date): Promise<Provider[]> {
    const [rows]: [{ channel: Provider }[], number] = await this.database.manager.query(
      `UPDATE provider_states SET is_tried = true, skipped_until = $3 WHERE channel = ANY($1) AND skipped_until <= $2 RETURNING channel`,
      [channels, now, addSeconds(now, TRY_SECONDS)],
    );
    return rows.map(({ channel }) => channel);
  }

  /**
   * Records failures of attempts that began at `startedAt`; attempts that began before the provider worked
   * again are ignored.
   */
  private async noteFailures(
    failures: readonly ChannelFailures[],
    startedAt: Date,
    now: Date,
  ): Promise<void> {
    await this.database.manager.query(
      `UPDATE provider_states p SET failing_since = coalesce(p.failing_since, $1), failures = p.failures + f.count, last_error = f.code,
         burst = ${BURST_NOW}, burst_from = CASE WHEN ${IN_BURST} THEN p.burst_from ELSE $1 END,
         pause_seconds = CASE WHEN f.was_tried THEN ${LONGER} WHEN ${BEGINS} THEN ${FIRST_PAUSE_SECONDS} ELSE p.pause_seconds END,
         skipped_until = CASE WHEN f.was_tried THEN $1::timestamptz + make_interval(secs => ${LONGER})
           WHEN ${BEGINS} THEN $1::timestamptz + interval '${FIRST_PAUSE_SECONDS} seconds' ELSE p.skipped_until END,
         is_tried = p.is_tried AND NOT f.was_tried
       FROM unnest($3::text[], $4::int[], $5::text[], $6::boolean[]) AS f(channel, count, code, was_tried)
       WHERE p.channel = f.channel AND (p.succeeded_at IS NULL OR p.succeeded_at <= $2)`,
      [
        now,
        startedAt,
        failures.map(({ channel }) => channel),
        failures.map(({ count }) => count),
        failures.map(({ code }) => code),
        failures.map(({ wasTried }) => wasTried),
      ],
    );
  }

  /** Records that providers that had failed work again. */
  private async noteSuccess(channels: readonly Provider[], now: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE provider_states SET failing_since = NULL, failures = 0, burst = 0, burst_from = NULL, skipped_until = NULL, pause_seconds = 0, is_tried = false,
         last_error = NULL, succeeded_at = $2
       WHERE channel = ANY($1) AND failing_since IS NOT NULL`,
      [channels, now],
    );
  }

  /** Queues messages for later, each at a time of its own, without trying to send them. */
  private async putOff(messages: readonly { id: number; until: Date }[]): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications n SET status = 'queued', attempts = n.attempts - 1, error = 'provider:skipped', next_attempt_at = w.until
       FROM unnest($1::int[], $2::timestamptz[]) AS w(id, until) WHERE n.id = w.id AND n.status = 'sending'`,
      [messages.map(({ id }) => id), messages.map(({ until }) => until)],
    );
  }
}
