import { Injectable } from '@nestjs/common';
import type { Gauge } from 'prom-client';
import { Clock } from '../../platform/clock/clock.js';
import { Metrics, ownLabels } from '../../platform/metrics/metrics.js';
import { type CountedRow, MeasuresRepository } from './measures.repository.js';

/** How old a count may be, however often somebody reads: what is counted asks the database. */
const AGAIN_MS = 15_000;

/**
 * Measures the whole installation: what waits, how long ago the oldest of it fell due, and the needs that nobody
 * attends to. Each process asks the database once in 15 seconds at most, by one statement.
 */
@Injectable()
export class MeasuresService {
  private readonly gauges: Readonly<Record<CountedRow['measure'], Gauge<'channel' | 'state' | 'kind'>>>;
  private readonly up: Gauge;
  private countedAt = Number.NEGATIVE_INFINITY;
  private counting: Promise<void> | null = null;

  constructor(
    metrics: Metrics,
    private readonly clock: Clock,
    private readonly repository: MeasuresRepository,
  ) {
    this.gauges = {
      waiting: metrics.gauge({
        name: 'karov_messages_waiting',
        help: 'Messages that wait or are being sent, by channel; without those of broadcasts that wait.',
        labels: ['channel', 'state'],
      }),
      due: metrics.gauge({
        name: 'karov_oldest_due_seconds',
        help: 'How long ago the oldest work fell due that waits; what is held does not count.',
        labels: ['kind'],
      }),
      unattended: metrics.gauge({
        name: 'karov_needs_unattended',
        help: 'Live needs for which nobody has been responsible for more than a minute; must be 0 (rule 218).',
      }),
      broadcasts: metrics.gauge({ name: 'karov_broadcasts_running', help: 'Broadcasts under way.' }),
      broadcast_messages: metrics.gauge({
        name: 'karov_broadcast_messages_waiting',
        help: 'Messages of the broadcasts under way that have not left.',
      }),
      provider_down: metrics.gauge({
        name: 'karov_provider_down',
        help: 'Whether a provider fails so often that it is skipped (rule 193).',
        labels: ['channel'],
      }),
      held: metrics.gauge({ name: 'karov_sending_held', help: 'Whether all sending is held (rule 244).' }),
      backup: metrics.gauge({
        name: 'karov_last_backup_timestamp_seconds',
        help: 'When the last backup was made and found good; 0 if none was.',
      }),
    };
    this.up = metrics.gauge({
      name: 'karov_database_up',
      help: 'Whether the database answered when it was last asked.',
    });
    metrics.beforeReading(() => this.look());
  }

  private look(): Promise<void> {
    if (performance.now() - this.countedAt < AGAIN_MS) return Promise.resolve();
    this.counting ??= this.count().finally(() => (this.counting = null));
    return this.counting;
  }

  /** What cannot be counted is left out, so that nobody takes an old number for a new one. */
  private async count(): Promise<void> {
    this.countedAt = performance.now();
    for (const gauge of Object.values(this.gauges)) gauge.reset();
    try {
      const rows = await this.repository.counts(this.clock.now());
      for (const row of rows) this.gauges[row.measure].set(ownLabels(labelsOf(row)), row.value);
      this.up.set(1);
    } catch (error) {
      for (const gauge of Object.values(this.gauges)) gauge.remove({});
      this.up.set(0);
      throw error;
    }
  }
}

function labelsOf({
  measure,
  label,
  state,
}: CountedRow): Partial<Record<'channel' | 'state' | 'kind', string>> {
  switch (measure) {
    case 'waiting':
      return { channel: label, state };
    case 'provider_down':
      return { channel: label };
    case 'due':
      return { kind: label };
    default:
      return {};
  }
}
