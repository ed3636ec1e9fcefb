import type { Provider } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import {
  BURST,
  BURST_SECONDS,
  type ChannelFailures,
  FIRST_PAUSE_SECONDS,
  LONGEST_PAUSE_SECONDS,
  type ProviderState,
  TRY_SECONDS,
} from './provider.rules.js';

const IN_BURST = `(p.burst_from IS NOT NULL AND p.burst_from > $1::timestamptz - interval '${BURST_SECONDS} seconds')`;
const BURST_NOW = `((CASE WHEN ${IN_BURST} THEN p.burst ELSE 0 END) + f.count)`;
const BEGINS = `(p.skipped_until IS NULL AND ${BURST_NOW} >= ${BURST})`;
const LONGER = `least(p.pause_seconds * 2, ${LONGEST_PAUSE_SECONDS})`;

/**
 * Queries on how providers are. Each change is one statement on its row, so that processes need not know of
 * one another.
 */
@Injectable()
export class ProviderStatesRepository {
  constructor(private readonly database: Database) {}

  async all(): Promise<ProviderState[]> {
    return this.database.manager.query(
      `SELECT channel, failing_since AS "failingSince", skipped_until AS "skippedUntil", is_tried AS "isTried" FROM provider_states`,
    );
  }

  /**
   * Takes the right to try providers whose pause is over, each for one process alone; should it die, another
   * one may after a while.
   */
  async claimTries(channels: readonly Provider[], now: Date): Promise<Provider[]> {
    const [rows]: [{ channel: Provider }[], number] = await this.database.manager.query(
      `UPDATE provider_states SET is_tried = true, skipped_until = $3 WHERE channel = ANY($1) AND skipped_until <= $2 RETURNING channel`,
      [channels, now, addSeconds(now, TRY_SECONDS)],
    );
    return rows.map(({ channel }) => channel);
  }

  /**
   * Writes down failures of attempts that began at `startedAt`; those that began before the provider worked
   * again say nothing.
   */
  async noteFailures(failures: readonly ChannelFailures[], startedAt: Date, now: Date): Promise<void> {
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

  /** Writes down that providers which had failed work again. */
  async noteSuccess(channels: readonly Provider[], now: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE provider_states SET failing_since = NULL, failures = 0, burst = 0, burst_from = NULL, skipped_until = NULL, pause_seconds = 0, is_tried = false,
         last_error = NULL, succeeded_at = $2
       WHERE channel = ANY($1) AND failing_since IS NOT NULL`,
      [channels, now],
    );
  }

  /** Queues messages for later, each at its moment, without having tried them. */
  async putOff(messages: readonly { id: number; until: Date }[]): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications n SET status = 'queued', attempts = n.attempts - 1, error = 'provider:skipped', next_attempt_at = w.until
       FROM unnest($1::int[], $2::timestamptz[]) AS w(id, until) WHERE n.id = w.id AND n.status = 'sending'`,
      [messages.map(({ id }) => id), messages.map(({ until }) => until)],
    );
  }
}
