import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping, Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Log } from '../../platform/logging/log.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { Signals } from '../../platform/signals/signals.js';
import { inSpan } from '../../platform/tracing/trace.js';
import {
  MessageText,
  messagesAnnounced,
  ProviderBreakerRepository,
  type PushRound,
  pageOfShort,
} from '../notifications/index.js';
import { PushRepository } from './push.repository.js';
import {
  type PushSign,
  pageOf,
  pushText,
  pushTurn,
  retrySeconds,
  secondsLeft,
  signOf,
  topicOf,
} from './push.rules.js';
import { type PushResult, PushSender } from './push.sender.js';
import type { DuePush, PushOutcome } from './push.types.js';
import { PushDevicesRepository } from './push-devices.repository.js';

const BATCH = 32;
/**
 * The number of parallel lanes, so that one unresponsive push service delays no others; the first lane
 * accepts only urgent messages.
 */
const LANES = 4;

interface Told extends PushOutcome {
  subscriptionId: number;
  isGone: boolean;
  /** what the results show about the push services */
  sign: PushSign;
}

/**
 * Sends notifications to devices in addition to messages (rule 186). They are written in the message's
 * transaction, and every second any worker sends those that are due. Their result does not affect the
 * message. If a notification is sent twice because its worker died, the second replaces the first on the
 * device.
 */
@Injectable()
export class PushJobs implements OnModuleInit {
  /** Batches that this process is sending. */
  private readonly underWay = new Set<Promise<Taken>>();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly signals: Signals,
    private readonly log: Log,
    private readonly text: MessageText,
    private readonly repository: PushRepository,
    private readonly devices: PushDevicesRepository,
    private readonly sender: PushSender,
    private readonly breaker: ProviderBreakerRepository,
  ) {}

  onModuleInit(): void {
    this.timetable.register({ sweep: 'push', nextDue: () => this.nextDue(), runDue: () => this.run() });
    if (!this.config.push) return;
    this.signals.onWithin(messagesAnnounced, ({ ids }) =>
      ids.length > 0 ? this.repository.write(ids) : Promise.resolve(),
    );
  }

  /** Sends everything that is due now, in this process. */
  @Sweep('push', CronExpression.EVERY_SECOND)
  async run(): Promise<void> {
    if (!this.config.push) return;
    await Promise.all(Array.from({ length: LANES }, (_, lane) => drain(() => this.batch(BATCH, lane === 0))));
  }

  /** Returns when the next push is due; batches that this process is sending count as due. */
  private async nextDue(): Promise<Date | null> {
    if (!this.config.push) return null;
    await Promise.allSettled(this.underWay);
    return this.repository.nextDue();
  }

  /** Deletes browsers without a signed-in person. */
  @Keeping('left devices', '0 13 * * * *')
  async keep(): Promise<void> {
    await this.devices.forgetLeft();
  }

  private batch(limit: number, onlyUrgent: boolean): Promise<Taken> {
    const work = this.handOverBatch(limit, onlyUrgent);
    this.underWay.add(work);
    return work.finally(() => this.underWay.delete(work));
  }

  private async handOverBatch(limit: number, onlyUrgent: boolean): Promise<Taken> {
    const now = this.clock.now();
    if (!(await this.repository.isAnyDue(now, onlyUrgent))) return 'none';
    const round = await this.breaker.openPush();
    // Pending pushes keep waiting: meanwhile their messages are sent, and outdated pushes are dropped
    // afterwards (rule 199).
    if (round.kind === 'closed') return 'none';
    const most = round.kind === 'try' ? 1 : limit;
    const due = await this.repository.claimDue(
      now,
      addSeconds(now, this.config.engine.sendingLeaseSeconds),
      most,
      onlyUrgent,
    );
    if (due.length === 0) return 'none';
    const links = await this.text.links(due.map((push) => ({ ...push, id: push.notificationId })));
    const told = await Promise.all(
      due.map((push) => this.handOver(push, links.get(push.notificationId) ?? null)),
    );
    await this.repository.settle(told, this.clock.now());
    await this.tellDevices(told);
    await this.learn(round, told);
    return takenOf(due.length, most);
  }

  /**
   * Records what results show about the push services: a service that answers is working, whatever it says
   * about the browser; one that is busy, failing or silent is not.
   */
  private learn(round: PushRound, told: readonly Told[]): Promise<void> {
    const asked = told.filter(({ sign }) => sign !== 'nothing');
    return this.breaker.closePush(round, {
      worked: asked.some(({ sign }) => sign === 'works'),
      codes: asked.flatMap(({ sign, error }) => (sign === 'fails' && error !== null ? [error] : [])),
    });
  }

  private async handOver(push: DuePush, link: string | null): Promise<Told> {
    const { id, subscriptionId } = push;
    const now = this.clock.now();
    const turn = pushTurn(push, now);
    if (turn.kind === 'drop')
      return {
        id,
        subscriptionId,
        isGone: false,
        sign: 'nothing',
        status: 'dropped',
        error: turn.why,
        nextAttemptAt: now,
      };
    if (turn.kind === 'wait')
      return {
        id,
        subscriptionId,
        isGone: false,
        sign: 'nothing',
        status: 'queued',
        error: null,
        nextAttemptAt: turn.until,
      };
    const topic = topicOf(push);
    const result = await inSpan('send push', { 'karov.channel': 'push' }, () =>
      this.sender.send(push, this.payload(push, link, topic), {
        ttl: secondsLeft(push, now),
        isUrgent: push.isUrgent,
        topic,
      }),
    );
    if (result.kind !== 'taken') this.log.info('push not taken', { push: id, code: result.code });
    return {
      id,
      subscriptionId,
      isGone: result.kind === 'gone',
      sign: signOf(result),
      ...this.outcomeOf(push, result),
    };
  }

  private outcomeOf(push: DuePush, result: PushResult): Omit<PushOutcome, 'id'> {
    const now = this.clock.now();
    if (result.kind === 'taken') return { status: 'sent', error: null, nextAttemptAt: now };
    const wait = result.kind === 'busy' ? retrySeconds(push.attempts, result.askedSeconds) : null;
    if (wait === null) return { status: 'failed', error: result.code, nextAttemptAt: now };
    return { status: 'queued', error: result.code, nextAttemptAt: addSeconds(now, wait) };
  }

  /**
   * The data for the service worker. Only the browser can read the link, and it gets only the path, because
   * the device may reach this system at another address.
   */
  private payload(push: DuePush, link: string | null, topic: string): string {
    const say = (key: Parameters<typeof serverText>[1]): string => serverText(push.locale, key);
    const text = pushText(push);
    const body = say(text);
    return JSON.stringify({
      title: say(text.endsWith('Urgent') ? 'push.urgentTitle' : 'push.title'),
      body: this.config.exercise ? serverText(push.locale, 'messages.exercise', { text: body }) : body,
      path: link === null ? pageOf(push.type, push.receiverType) : pathOf(link),
      tag: topic,
      lang: push.locale,
      dir: push.locale === 'he-IL' ? 'rtl' : 'ltr',
      urgent: push.isUrgent,
    });
  }

  private async tellDevices(told: readonly Told[]): Promise<void> {
    const gone = told.filter(({ isGone }) => isGone).map(({ subscriptionId }) => subscriptionId);
    const refused = told
      .filter(({ isGone, status }) => !isGone && status === 'failed')
      .map(({ subscriptionId }) => subscriptionId);
    if (gone.length > 0) await this.devices.forget(gone);
    if (refused.length > 0) await this.devices.noteRefusal(refused, this.clock.now());
  }
}

/**
 * Returns the path of a link's page: an installed app opens it at once, without a redirect from the short
 * address.
 */
function pathOf(link: string): string {
  const { pathname } = new URL(link);
  return pageOfShort(pathname) ?? pathname;
}
