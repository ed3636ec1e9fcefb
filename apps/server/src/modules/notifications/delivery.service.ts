import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { drain, takenOf, type Taken } from '../../platform/queue/drain.js';
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
/** So many messages are handed to providers side by side in one lane. */
const BATCH = 16;
/** The first lane takes urgent messages only, so that no broadcast can hold them up. */
const URGENT_LANE = 0;
const OTHER_LANE = 1;
const LANES = 4;
/** Sending again without knowing would risk sending twice. */
const CANNOT_TELL: SendResult = { ok: false, retryable: true, code: 'provider:unknown' };
const TOO_LATE: SendResult = { ok: false, retryable: false, code: 'secret:over' };

interface Sent {
  id: number;
  providerId: string;
  /** When the provider had taken it. */
  at: Date;
}

/** Sends what was written: when it is woken after a commit, and by a sweep what a lost wake-up left behind. */
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
    private readonly early: EarlyReceiptsRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(notificationsWritten, ({ ids, isUrgent }) => (ids.length > 0 ? this.wake(isUrgent, 0) : Promise.resolve()));
    if (this.config.role === 'web') return;
    this.queues.work('notifications', LANES, (lane) => this.batch(BATCH, lane === URGENT_LANE));
  }

  /** Sends the messages that are due, at most `limit`, side by side, and those to one receiver in their order. What became of them is written together. */
  async batch(limit: number, onlyUrgent = false): Promise<Taken> {
    const now = this.clock.now();
    const due = await this.repository.claimDue(now, addSeconds(now, this.config.engine.sendingLeaseSeconds), limit, onlyUrgent);
    const links = await this.text.links(due);
    const sent = (await Promise.all(byReceiver(due).map((messages) => this.sendInOrder(messages, links)))).flat();
    if (sent.length > 0) await this.repository.markSent(sent);
    return takenOf(due.length, limit);
  }

  /** Looks after messages that nobody is working on: takes back what a dead worker left, and sends what waits, without the queue. */
  @Sweep('notifications', CronExpression.EVERY_SECOND)
  async sweep(): Promise<void> {
    await drain(() => this.takeEarlyReceipts());
    await this.repository.takeBack(this.clock.now(), SWEEP_LIMIT);
    await this.drain();
  }

  /** Sends all that is due now, in this process. */
  async drain(): Promise<void> {
    await drain(() => this.batch(BATCH));
  }

  /** Takes a delivery receipt, and keeps one that came too early for the sweep; a failure after sending tries the person's next channel (rule 35). */
  async receipt(providerId: string, outcome: ReceiptOutcome, code: string | null): Promise<void> {
    const id = await this.repository.byProviderId(providerId);
    if (id === null) return this.early.keep(providerId, outcome, code, this.clock.now());
    return this.applyReceipt(id, outcome, code);
  }

  /** A provider can be quicker with its receipt than the worker with writing down that the message was taken. Doing it twice does no harm. */
  private async takeEarlyReceipts(): Promise<Taken> {
    const arrived = await this.early.arrived(SWEEP_LIMIT);
    if (arrived.length === 0) return 'none';
    for (const { notificationId, outcome, code } of arrived) await this.applyReceipt(notificationId, outcome, code);
    await this.early.forget(arrived.map((receipt) => receipt.providerId));
    return takenOf(arrived.length, SWEEP_LIMIT);
  }

  private async applyReceipt(id: number, outcome: ReceiptOutcome, code: string | null): Promise<void> {
    if (outcome === 'delivered') await this.repository.markDelivered(id);
    else await this.failOver(id, code ?? 'undelivered');
  }

  private async sendInOrder(messages: readonly DueNotification[], links: ReadonlyMap<number, string>): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const message of messages) {
      const one = await this.send(message, links.get(message.id) ?? '').catch((error: unknown) => this.log.error('message failed', error));
      if (one) sent.push(one);
    }
    return sent;
  }

  /** Hands a message to its provider; answers what is still to be written of it, null when all is. */
  private async send(due: DueNotification, link: string): Promise<Sent | null> {
    const message = await this.text.compose(due, link);
    const sender = this.senders.of(due.channel);
    if (due.attempts > 1) {
      const taken = await sender.findSent(message, due.createdAt);
      if (taken === 'unknown') return this.settle(due, CANNOT_TELL);
      if (await this.wasTaken(due, message, taken)) return null;
    }
    return this.settle(due, isSecretOver(due, this.clock.now()) ? TOO_LATE : await sender.send(message));
  }

  /** An earlier attempt may have reached the provider though nobody heard of it: a worker killed, a connection cut, a timeout. */
  private async wasTaken(due: DueNotification, message: OutgoingMessage, providerIds: readonly string[]): Promise<boolean> {
    if (providerIds.length === 0) return false;
    return this.repository.markFound(due.id, message.to, providerIds, this.clock.now());
  }

  private async settle(due: DueNotification, result: SendResult): Promise<Sent | null> {
    if (result.ok) return { id: due.id, providerId: result.providerId, at: this.clock.now() };
    this.log.info('message not taken', { notification: due.id, channel: due.channel, code: result.code });
    if (!result.retryable || shouldGiveUp(due, this.clock.now())) await this.failOver(due.id, result.code);
    else await this.retry(due, result.code);
    return null;
  }

  private async retry(due: DueNotification, code: string): Promise<void> {
    const delay = retryDelaySeconds(due.attempts);
    await this.repository.requeue(due.id, code, addSeconds(this.clock.now(), delay));
    await this.wake(due.isUrgent, delay);
  }

  private async failOver(id: number, code: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const next = await this.repository.failOver(tx, id, code, this.clock.now());
      if (next !== null) await tx.signal(notificationsWritten, { ids: [next], isUrgent: true });
    });
  }

  private wake(isUrgent: boolean, delaySeconds: number): Promise<void> {
    return this.queues.wake('notifications', { lane: isUrgent ? URGENT_LANE : OTHER_LANE, delayMs: delaySeconds * 1000 });
  }
}

/** Messages by where they go, each receiver's in the order in which they were written. */
function byReceiver(messages: readonly DueNotification[]): DueNotification[][] {
  const receivers = new Map<string, DueNotification[]>();
  for (const message of [...messages].sort((a, b) => a.id - b.id)) receivers.set(message.sendTo, [...(receivers.get(message.sendTo) ?? []), message]);
  return [...receivers.values()];
}
