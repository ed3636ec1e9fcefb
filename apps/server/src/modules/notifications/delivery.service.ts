import { setTimeout as pause } from 'node:timers/promises';
import { groupedBy } from '@karov/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { Queues } from '../../platform/queue/queues.js';
import { retryDelaySeconds } from '../../platform/queue/retry.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import { Signals } from '../../platform/signals/signals.js';
import { smsSegments } from '../../platform/text/sms-segments.js';
import { inSpan } from '../../platform/tracing/trace.js';
import { BouncedAddressesService } from './bounced-addresses.service.js';
import { BroadcastGate, type WayOut } from './broadcast-gate.js';
import { BroadcastMessagesRepository } from './broadcast-messages.repository.js';
import type { OutgoingMessage, SendResult, TemplateMessage } from './channels/channel-sender.js';
import { CHANNELS, type Channels } from './channels/channels.js';
import { isSecretOver, type ProviderRound, shouldGiveUp, waitsUntil } from './delivery.rules.js';
import type { ReceiptOutcome } from './early-receipt.entity.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { FailOversService } from './fail-overs.service.js';
import { MessageMetrics } from './message-metrics.js';
import { MessageText } from './message-text.js';
import { type DueNotification, NotificationsRepository } from './notifications.repository.js';
import { broadcastWritten, notificationsWritten } from './notifications.service.js';
import { ProviderBreakerRepository } from './providers/provider-breaker.repository.js';
import { WhatsappWaysRepository } from './whatsapp/whatsapp-ways.repository.js';
import { filledIn, type WhatsappRefusal, type WhatsappWay } from './whatsapp/whatsapp-ways.rules.js';

const SWEEP_LIMIT = 400;
/** The number of messages that one lane hands to providers in parallel. */
const BATCH = 32;
/**
 * The first lane accepts only urgent messages. The last lane accepts only broadcasts, which are in no other
 * lane, so that they delay nobody (rule 177).
 */
const URGENT_LANE = 0;
const OTHER_LANE = 1;
const BROADCAST_LANE = 4;
const LANES = 5;
/**
 * How long messages wait for others to be sent together with them, because sending many costs little more
 * than sending one. For urgent messages the wait is too short to be noticed.
 */
const URGENT_REST_MS = 100;
const OTHER_REST_MS = 500;
/** The number of broadcast messages that are handed to providers in parallel. */
const BROADCAST_BATCH = 32;
/** How long a lane that has used up its pace waits before it looks again. */
const PACE_MS = 250;
/**
 * The result when the provider cannot be asked: sending again without its answer would risk sending twice.
 */
const CANNOT_TELL: SendResult = { ok: false, retryable: true, code: 'provider:unknown' };
/** The result for a number in a country to which nothing is sent, not even codes (rule 19). */
const NO_COUNTRY: SendResult = { ok: false, retryable: false, code: 'phone:country' };
const TOO_LATE: SendResult = { ok: false, retryable: false, code: 'secret:over' };

/** The code for a message whose provider is skipped for now (rule 193). */
const SKIPPED = 'provider:skipped';
const NO_WAY: WayOut = { url: '', oneClickUrl: null };

type Compose = (due: DueNotification) => Promise<OutgoingMessage>;

/** The data shared by one batch, and what is learned while it is sent. */
interface Work {
  compose: Compose;
  round: ProviderRound;
  /** how messages are sent through WhatsApp, by message id */
  ways: ReadonlyMap<number, WhatsappWay>;
}

/** An attempt to send a message: what was sent, and the result. */
interface Attempt {
  message: OutgoingMessage;
  result: SendResult;
}

interface Sent {
  id: number;
  providerId: string;
  /** When the provider accepted the message. */
  at: Date;
  /** the number of parts for which an SMS is billed; null for other channels */
  smsParts: number | null;
  /** the WhatsApp template; null for a free text */
  template: string | null;
}

/**
 * Sends messages that have been written: it is woken after a commit, and by a sweep if the wake-up was lost.
 */
@Injectable()
export class DeliveryService implements OnModuleInit {
  /** Batches that this process is sending. */
  private readonly underWay = new Set<Promise<Taken>>();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly quiet: QuietTimes,
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly signals: Signals,
    private readonly log: Log,
    private readonly repository: NotificationsRepository,
    private readonly text: MessageText,
    @Inject(CHANNELS) private readonly channels: Channels,
    private readonly early: EarlyReceiptsRepository,
    private readonly broadcasts: BroadcastMessagesRepository,
    private readonly gate: BroadcastGate,
    private readonly bounced: BouncedAddressesService,
    private readonly breaker: ProviderBreakerRepository,
    private readonly whatsapp: WhatsappWaysRepository,
    private readonly failOvers: FailOversService,
    private readonly served: ServedPhones,
    private readonly counted: MessageMetrics,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(notificationsWritten, ({ ids, isUrgent }) =>
      ids.length > 0 ? this.wake(isUrgent, 0) : Promise.resolve(),
    );
    this.signals.onAfter(broadcastWritten, () => this.wakeBroadcasts(0));
    this.timetable.register({
      sweep: 'notifications',
      nextDue: () => this.nextDue(),
      runDue: () => this.sweep(),
    });
    this.timetable.register({
      sweep: 'broadcasts',
      nextDue: () => this.broadcasts.nextDue(),
      runDue: () => this.sendBroadcasts(),
    });
    if (this.config.role === 'web') return;
    this.queues.work('notifications', LANES, (lane) =>
      lane === BROADCAST_LANE ? this.broadcastBatch() : this.batch(BATCH, lane === URGENT_LANE),
    );
  }

  /**
   * Sends at most `limit` due messages in parallel, but those to the same recipient in order. Their outcomes
   * are written together.
   */
  batch(limit: number, onlyUrgent = false): Promise<Taken> {
    const work = this.sendBatch(limit, onlyUrgent);
    this.underWay.add(work);
    return work.finally(() => this.underWay.delete(work));
  }

  private async sendBatch(limit: number, onlyUrgent: boolean): Promise<Taken> {
    const now = this.clock.now();
    const due = await this.text.named(
      await this.repository.claimDue(
        now,
        addSeconds(now, this.config.engine.sendingLeaseSeconds),
        limit,
        onlyUrgent,
      ),
    );
    const secrets = await this.text.secrets(due);
    const over = new Set(due.flatMap(({ id }) => (secrets.get(id)?.isOver ? [id] : [])));
    await this.repository.endSecrets([...over], now);
    const told = due.map((message) =>
      over.has(message.id) ? { ...message, secretExpiresAt: now } : message,
    );
    await this.sendAll(told, (message) => this.text.compose(message, secrets.get(message.id)));
    return takenOf(due.length, limit);
  }

  /**
   * Sends the next messages of broadcasts, as many as the pace allows, to people who may still get them;
   * messages that can wait do not leave during quiet hours (rule 100).
   */
  private async broadcastBatch(): Promise<Taken> {
    const now = this.clock.now();
    const until = this.quiet.until(now);
    if (until) await this.broadcasts.putOff(now, until);
    const due = await this.broadcasts.claim(
      now,
      addSeconds(now, this.config.engine.sendingLeaseSeconds),
      BROADCAST_BATCH,
    );
    if (due.length < BROADCAST_BATCH && (await this.broadcasts.isAnyDue(now)))
      await this.wakeBroadcasts(PACE_MS);
    if (due.length === 0) return 'none';
    const { refused, ways } = await this.gate.validate(due);
    await this.broadcasts.refuse(refused);
    const allowed = await this.text.named(due.filter(({ id }) => !refused.has(id)));
    await this.sendAll(allowed, (message) =>
      Promise.resolve(this.text.composeBroadcast(message, ways.get(message.id) ?? NO_WAY)),
    );
    return takenOf(due.length, BROADCAST_BATCH);
  }

  /**
   * Sends waiting broadcast messages, as the pace allows, if the wake-up was lost. It is separate from the
   * other sweep, which it must not delay.
   */
  @Sweep('broadcasts', CronExpression.EVERY_SECOND)
  async sweepBroadcasts(): Promise<void> {
    await drain(() => this.broadcastBatch());
  }

  /**
   * Handles messages that nobody is working on: reclaims those of a dead worker, and sends those that wait,
   * without the queue.
   */
  @Sweep('notifications', CronExpression.EVERY_SECOND)
  async sweep(): Promise<void> {
    await drain(() => this.takeEarlyReceipts());
    await this.repository.takeBack(this.clock.now(), SWEEP_LIMIT);
    await drain(() => this.batch(BATCH));
  }

  /**
   * Returns when the next message is due or can be reclaimed from a dead worker; before that, waits for
   * messages that this process is sending.
   */
  private async nextDue(): Promise<Date | null> {
    await Promise.allSettled(this.underWay);
    return this.repository.nextDue();
  }

  /**
   * Sends due broadcast messages as their pace allows: it is the provider's pace, whatever the demo's clock
   * says.
   */
  private async sendBroadcasts(): Promise<void> {
    await this.sweepBroadcasts();
    while (await this.broadcasts.isAnyDue(this.clock.now())) {
      await pause(PACE_MS);
      await this.sweepBroadcasts();
    }
  }

  /** Sends everything that is due now, in this process; broadcasts only as their pace allows. */
  async drain(): Promise<void> {
    await drain(() => this.batch(BATCH));
    await drain(() => this.broadcastBatch());
  }

  /**
   * Handles a delivery receipt, and keeps a receipt that came too early for the sweep to handle; after a
   * failure the person's next channel is tried (rule 35).
   */
  async receipt(providerId: string, outcome: ReceiptOutcome, code: string | null): Promise<void> {
    const id = await this.repository.byProviderId(providerId);
    if (id === null) return this.early.keep(providerId, outcome, code, this.clock.now());
    return this.applyReceipt(id, outcome, code);
  }

  /** Marks a call that nobody heard as failed, and tries the next channel. */
  unheard(id: number, code: string): Promise<void> {
    return this.failOvers.end({ id, code, template: null });
  }

  /**
   * Applies early receipts: a provider can send its receipt before the worker has recorded that the message
   * was accepted. Applying a receipt twice does no harm.
   */
  private async takeEarlyReceipts(): Promise<Taken> {
    const arrived = await this.early.arrived(SWEEP_LIMIT);
    if (arrived.length === 0) return 'none';
    for (const { notificationId, outcome, code } of arrived)
      await this.applyReceipt(notificationId, outcome, code);
    await this.early.forget(arrived);
    return takenOf(arrived.length, SWEEP_LIMIT);
  }

  private async applyReceipt(id: number, outcome: ReceiptOutcome, code: string | null): Promise<void> {
    if (outcome === 'failed') return this.failOvers.end({ id, code: code ?? 'undelivered', template: null });
    const received = await this.repository.markReceived(id, outcome);
    if (received?.template) await this.whatsapp.received(id);
    await this.bounced.received(id);
  }

  private async sendAll(claimed: readonly DueNotification[], compose: Compose): Promise<void> {
    const due = await this.withoutWaiting(claimed);
    if (due.length === 0) return;
    const round = await this.breaker.begin(due);
    const byWhatsapp = round.allowed.filter(({ channel }) => channel === 'whatsapp');
    const ways = byWhatsapp.length > 0 ? await this.whatsapp.of(byWhatsapp) : new Map<number, WhatsappWay>();
    const work = { compose, round, ways };
    const [sent] = await Promise.all([
      Promise.all(byReceiver(round.allowed).map((messages) => this.sendInOrder(messages, work))),
      Promise.all(round.over.map(({ id }) => this.failOvers.end({ id, code: SKIPPED, template: null }))),
    ]);
    if (sent.flat().length > 0) await this.repository.markSent(sent.flat());
    await this.breaker.end(round);
  }

  private async sendInOrder(messages: readonly DueNotification[], work: Work): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const message of messages) {
      const one = await this.send(message, work).catch((error: unknown) =>
        this.log.error('message failed', error),
      );
      if (one) sent.push(one);
    }
    return sent;
  }

  /** Hands a message over to its provider; returns the changes to be written, or null when there are none. */
  private async send(due: DueNotification, { compose, round, ways }: Work): Promise<Sent | null> {
    const composed = await compose(due);
    const template = templateFor(ways.get(due.id), composed, this.config);
    const message = { ...composed, template: typeof template === 'string' ? null : template };
    if (due.channel !== 'email' && !this.served.isServed(message.to))
      return this.settle(due, { message, result: NO_COUNTRY }, round);
    const sender = this.channels[due.channel];
    if (due.attempts > 1) {
      const taken = await sender.findSent(message, due.createdAt);
      if (taken === 'unknown') return this.settle(due, { message, result: CANNOT_TELL }, round);
      if (await this.wasTaken(due, message, taken)) return null;
    }
    if (isSecretOver(due, this.clock.now())) return this.settle(due, { message, result: TOO_LATE }, round);
    const result =
      typeof template === 'string'
        ? { ok: false as const, retryable: false, code: template }
        : await inSpan(`send ${due.channel}`, { 'karov.channel': due.channel }, () => sender.send(message));
    return this.settle(due, { message, result }, round);
  }

  /**
   * Postpones messages that can wait during quiet hours (rule 100), that is, calls (rule 181), late messages,
   * and messages sent through the next channel; returns the others.
   */
  private async withoutWaiting(claimed: readonly DueNotification[]): Promise<DueNotification[]> {
    const now = this.clock.now();
    const leaves = claimed.map((due) => ({ due, at: this.quiet.leavesAt(now, waitsUntil(due)) }));
    const waiting = new Map(leaves.flatMap(({ due, at }) => (at > now ? [[due.id, at]] : [])));
    if (waiting.size > 0) await this.repository.postpone(waiting);
    return leaves.flatMap(({ due, at }) => (at > now ? [] : [due]));
  }

  /**
   * Whether an earlier attempt reached the provider although no answer was recorded: after a killed worker, a
   * cut connection or a timeout.
   */
  private async wasTaken(
    due: DueNotification,
    message: OutgoingMessage,
    providerIds: readonly string[],
  ): Promise<boolean> {
    if (providerIds.length === 0) return false;
    return this.repository.markFound(due.id, message.to, providerIds, this.clock.now());
  }

  private async settle(
    due: DueNotification,
    { message, result }: Attempt,
    round: ProviderRound,
  ): Promise<Sent | null> {
    round.saw(due.channel, result);
    const template = message.template?.sid ?? null;
    const smsParts = due.channel === 'sms' ? smsSegments(message.text) : null;
    if (result.ok) this.counted.count(due.channel, 'sent');
    if (result.ok)
      return { id: due.id, providerId: result.providerId, at: this.clock.now(), smsParts, template };
    this.log.info('message not taken', { notification: due.id, channel: due.channel, code: result.code });
    const isOver = !result.retryable || round.givesUp(due) || shouldGiveUp(due, this.clock.now());
    this.counted.count(due.channel, isOver ? 'failed' : 'put_off');
    if (isOver) await this.failOvers.end({ id: due.id, code: result.code, template });
    else await this.retry(due, result.code);
    return null;
  }

  private async retry(due: DueNotification, code: string): Promise<void> {
    const delay = retryDelaySeconds(due.attempts);
    await this.repository.requeue(due.id, code, addSeconds(this.clock.now(), delay));
    if (due.broadcastId === null) await this.wake(due.isUrgent, delay);
    else await this.wakeBroadcasts(delay * 1000);
  }

  private wakeBroadcasts(delayMs: number): Promise<void> {
    return this.queues.wake('notifications', { lane: BROADCAST_LANE, delayMs });
  }

  private wake(isUrgent: boolean, delaySeconds: number): Promise<void> {
    const lane = isUrgent
      ? { lane: URGENT_LANE, restMs: URGENT_REST_MS }
      : { lane: OTHER_LANE, restMs: OTHER_REST_MS };
    return this.queues.wake('notifications', { ...lane, delayMs: delaySeconds * 1000 });
  }
}

/**
 * Returns the template of a message, null for a free text, or the reason why the message cannot be sent
 * through WhatsApp at all.
 */
function templateFor(
  way: WhatsappWay | undefined,
  { text, link, code }: OutgoingMessage,
  config: AppConfig,
): TemplateMessage | null | WhatsappRefusal {
  if (way === undefined || way.kind === 'free') return null;
  return filledIn(way, {
    organization: config.organizationName,
    text,
    path: link === '' ? '' : new URL(link).pathname.slice(1),
    code,
  });
}

/** Groups messages by address; each recipient's messages are in the order in which they were written. */
function byReceiver(messages: readonly DueNotification[]): DueNotification[][] {
  const inOrder = messages.toSorted((a, b) => a.id - b.id);
  return [...groupedBy(inOrder, ({ sendTo }) => sendTo).values()];
}
