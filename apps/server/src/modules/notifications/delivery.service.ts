import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { inLanes } from '../../platform/clock/lanes.js';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { Gathering } from '../../platform/queue/gathering.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals } from '../../platform/signals/signals.js';
import { ChannelSenders } from './channel-senders.js';
import type { OutgoingMessage, SendResult } from './channels/channel-sender.js';
import type { ReceiptOutcome } from './early-receipt.entity.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { MessageText } from './message-text.js';
import { NotificationsRepository, type DueNotification } from './notifications.repository.js';
import { notificationsWritten } from './notifications.service.js';
import { isSecretOver, retryDelaySeconds, shouldGiveUp } from './delivery.rules.js';

const SWEEP_LIMIT = 400;
const SWEEP_LANES = 8;
/** Sending again without knowing would risk sending twice. */
const CANNOT_TELL: SendResult = { ok: false, retryable: true, code: 'provider:unknown' };
const TOO_LATE: SendResult = { ok: false, retryable: false, code: 'secret:over' };
const CONCURRENCY = 16;

interface Sent {
  id: number;
  providerId: string;
  /** When the provider had taken it. */
  at: Date;
}

/** Sends what was written: at once when nudged, and by a sweep what a lost nudge left behind. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  private readonly claiming = new Gathering((ids: readonly number[]) => this.claim(ids));
  private readonly marking = Gathering.ofWork((sent: readonly Sent[]) => this.repository.markSent(sent));

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly signals: Signals,
    private readonly log: Log,
    private readonly repository: NotificationsRepository,
    private readonly text: MessageText,
    private readonly senders: ChannelSenders,
    private readonly early: EarlyReceiptsRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(notificationsWritten, ({ ids, isUrgent }) => this.nudge(ids.map((id) => ({ id, isUrgent })), 0));
    if (this.config.role === 'web') return;
    this.queues.work('notifications', CONCURRENCY, ({ id }) => this.deliver(id));
    this.sweeps.every(this.config.engine.sweepSeconds, 'notifications', () => this.sweep());
  }

  /** Sends one message, if it is still to be sent. In a rush, taking and marking are done for many messages at once. */
  async deliver(id: number): Promise<void> {
    const due = await this.claiming.do(id);
    if (due) await this.send(due);
  }

  /** Looks after messages that nobody is working on: takes back what a dead worker left, and sends what waits, without the queue. */
  async sweep(): Promise<void> {
    await this.takeEarlyReceipts();
    const now = this.clock.now();
    const late = [
      ...(await this.repository.takeBack(now, SWEEP_LIMIT)),
      ...(await this.repository.overdue(addSeconds(now, -this.config.engine.sweepSeconds), SWEEP_LIMIT)),
    ];
    await inLanes(late, SWEEP_LANES, ({ id }) => this.deliver(id), (error) => this.log.error('message failed', error));
  }

  /** Sends all that is due now, in this process; the demo's clock uses it. */
  async drain(): Promise<void> {
    for (;;) {
      const due = await this.repository.overdue(this.clock.now(), SWEEP_LIMIT);
      if (due.length === 0) return;
      for (const { id } of due) await this.deliver(id);
    }
  }

  /** Takes a delivery receipt, and keeps one that came too early for the sweep; a failure after sending tries the person's next channel (decision 35). */
  async receipt(providerId: string, outcome: ReceiptOutcome, code: string | null): Promise<void> {
    const id = await this.repository.byProviderId(providerId);
    if (id === null) return this.early.keep(providerId, outcome, code, this.clock.now());
    return this.applyReceipt(id, outcome, code);
  }

  /** A provider can be quicker with its receipt than the worker with writing down that the message was taken. Doing it twice does no harm. */
  private async takeEarlyReceipts(): Promise<void> {
    const arrived = await this.early.arrived(SWEEP_LIMIT);
    if (arrived.length === 0) return;
    for (const { notificationId, outcome, code } of arrived) await this.applyReceipt(notificationId, outcome, code);
    await this.early.forget(arrived.map((receipt) => receipt.providerId));
  }

  private async applyReceipt(id: number, outcome: ReceiptOutcome, code: string | null): Promise<void> {
    if (outcome === 'delivered') await this.repository.markDelivered(id);
    else await this.failOver(id, code ?? 'undelivered');
  }

  private claim(ids: readonly number[]): Promise<(DueNotification | null)[]> {
    const now = this.clock.now();
    return this.repository.claim(ids, now, addSeconds(now, this.config.engine.sendingLeaseSeconds));
  }

  private async send(due: DueNotification): Promise<void> {
    const message = await this.text.compose(due);
    const sender = this.senders.of(due.channel);
    if (due.attempts > 1) {
      const taken = await sender.findSent(message, due.createdAt);
      if (taken === 'unknown') return this.settle(due, CANNOT_TELL);
      if (await this.wasTaken(due, message, taken)) return;
    }
    await this.settle(due, isSecretOver(due, this.clock.now()) ? TOO_LATE : await sender.send(message));
  }

  /** An earlier attempt may have reached the provider though nobody heard of it: a worker killed, a connection cut, a timeout. */
  private async wasTaken(due: DueNotification, message: OutgoingMessage, providerIds: readonly string[]): Promise<boolean> {
    if (providerIds.length === 0) return false;
    return this.repository.markFound(due.id, message.to, providerIds, this.clock.now());
  }

  private async settle(due: DueNotification, result: SendResult): Promise<void> {
    if (result.ok) return this.marking.do({ id: due.id, providerId: result.providerId, at: this.clock.now() });
    this.log.info('message not taken', { notification: due.id, channel: due.channel, code: result.code });
    if (!result.retryable || shouldGiveUp(due, this.clock.now())) return this.failOver(due.id, result.code);
    return this.retry(due, result.code);
  }

  private async retry(due: DueNotification, code: string): Promise<void> {
    const delay = retryDelaySeconds(due.attempts);
    await this.repository.requeue(due.id, code, addSeconds(this.clock.now(), delay));
    await this.nudge([due], delay);
  }

  private async failOver(id: number, code: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const next = await this.repository.failOver(tx, id, code, this.clock.now());
      if (next !== null) await tx.signal(notificationsWritten, { ids: [next], isUrgent: true });
    });
  }

  private async nudge(messages: readonly { id: number; isUrgent: boolean }[], delaySeconds: number): Promise<void> {
    if (messages.length === 0) return;
    const stamp = this.clock.now().getTime();
    await this.queues.add(
      'notifications',
      messages.map(({ id, isUrgent }) => ({ data: { id }, key: `notification-${id}-${stamp}`, delayMs: delaySeconds * 1000, isUrgent })),
    );
  }
}
