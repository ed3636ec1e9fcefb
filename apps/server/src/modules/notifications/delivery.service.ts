import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals } from '../../platform/signals/signals.js';
import { ChannelSenders } from './channel-senders.js';
import type { SendResult } from './channels/channel-sender.js';
import { MessageText } from './message-text.js';
import { NotificationsRepository, type DueNotification } from './notifications.repository.js';
import { notificationsWritten } from './notifications.service.js';
import { retryDelaySeconds, shouldGiveUp } from './delivery.rules.js';

const LEASE_SECONDS = 60;
const SWEEP_MS = 5000;
const SWEEP_LIMIT = 2000;
const CONCURRENCY = 16;

/** Sends what was written: at once when nudged, and by a sweep what a lost nudge left behind. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly signals: Signals,
    private readonly log: Log,
    private readonly repository: NotificationsRepository,
    private readonly text: MessageText,
    private readonly senders: ChannelSenders,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(notificationsWritten, ({ ids }) => this.nudge(ids, 0));
    if (this.config.role !== 'web') this.queues.work('notifications', CONCURRENCY, ({ id }) => this.deliver(id));
  }

  /** Sends one message, if it is still to be sent. */
  async deliver(id: number): Promise<void> {
    const now = this.clock.now();
    const due = await this.repository.claim(id, now, addSeconds(now, LEASE_SECONDS));
    if (due) await this.send(due);
  }

  /** Looks after messages that nobody is working on: re-nudges what waits, and settles what a dead worker left. */
  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.settleAbandoned();
    const overdue = await this.repository.overdue(addSeconds(this.clock.now(), -SWEEP_MS / 1000), SWEEP_LIMIT);
    await this.nudge(overdue, 0);
  }

  /** Sends all that is due now, in this process; the demo's clock uses it. */
  async drain(): Promise<void> {
    for (;;) {
      const due = await this.repository.overdue(this.clock.now(), SWEEP_LIMIT);
      if (due.length === 0) return;
      for (const id of due) await this.deliver(id);
    }
  }

  /** Takes a delivery receipt; a failure after sending tries the person's next channel (decision 35). */
  async receipt(providerId: string, outcome: 'delivered' | 'failed', code: string | null): Promise<void> {
    const id = await this.repository.byProviderId(providerId);
    if (id === null) return;
    if (outcome === 'delivered') await this.repository.markDelivered(id);
    else await this.failOver(id, code ?? 'undelivered');
  }

  private async settleAbandoned(): Promise<void> {
    const now = this.clock.now();
    const abandoned = await this.repository.claimAbandoned(now, addSeconds(now, LEASE_SECONDS), SWEEP_LIMIT);
    for (const due of abandoned) {
      const message = await this.text.compose(due);
      const providerId = await this.senders.of(due.channel).findSent(message, due.createdAt);
      if (providerId) await this.repository.markSent(due.id, providerId, this.clock.now());
      else await this.retry(due, 'worker:lost');
    }
  }

  private async send(due: DueNotification): Promise<void> {
    const message = await this.text.compose(due);
    const result = await this.senders.of(due.channel).send(message);
    await this.settle(due, result);
  }

  private async settle(due: DueNotification, result: SendResult): Promise<void> {
    if (result.ok) return this.repository.markSent(due.id, result.providerId, this.clock.now());
    this.log.info('message not taken', { notification: due.id, channel: due.channel, code: result.code });
    if (!result.retryable || shouldGiveUp(due, this.clock.now())) return this.failOver(due.id, result.code);
    return this.retry(due, result.code);
  }

  private async retry(due: DueNotification, code: string): Promise<void> {
    const delay = retryDelaySeconds(due.attempts);
    await this.repository.requeue(due.id, code, addSeconds(this.clock.now(), delay));
    await this.nudge([due.id], delay);
  }

  private async failOver(id: number, code: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const next = await this.repository.failOver(tx, id, code, this.clock.now());
      if (next !== null) await tx.signal(notificationsWritten, { ids: [next] });
    });
  }

  private async nudge(ids: readonly number[], delaySeconds: number): Promise<void> {
    if (ids.length === 0) return;
    const stamp = this.clock.now().getTime();
    await this.queues.add(
      'notifications',
      ids.map((id) => ({ data: { id }, key: `notification-${id}-${stamp}`, delayMs: delaySeconds * 1000 })),
    );
  }
}
