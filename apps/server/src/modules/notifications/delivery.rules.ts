import { ANY_MORNING, type Channel, type Provider } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';
import { MAX_ATTEMPTS } from '../../platform/queue/retry.js';
import type { SendResult } from './channels/channel-sender.js';
import type { DueNotification } from './notifications.repository.js';

/**
 * The number of failures within this time, without a success between them, after which a provider is skipped
 * (rule 193).
 */
export const BURST = 5;
export const BURST_SECONDS = 30;
/** The pause before the provider is tried again; it doubles with each failed try. */
export const FIRST_PAUSE_SECONDS = 15;
export const LONGEST_PAUSE_SECONDS = 300;
/**
 * Longer than a try can take with all its time limits: if a worker died during a try, another worker tries
 * after this time.
 */
export const TRY_SECONDS = 30;
/** While one message tries a provider, the other messages check again after this time. */
const LOOK_AGAIN_SECONDS = 5;
/**
 * The longest wait for one provider if another channel is available: as long as repeated attempts would have
 * taken.
 */
const PATIENCE_SECONDS = 600;

/**
 * The time without a success after which admins are told, if there were at least this many failures (rule
 * 194).
 */
export const ALARM_SECONDS = 180;
export const ALARM_FAILURES = 3;
/** The channels that the same company provides. */
const OF_ONE_PROVIDER: readonly Provider[] = ['sms', 'whatsapp', 'call'];

/** Codes by which a provider refuses the whole account, whoever the recipient is. */
const ACCOUNT_CODES: readonly string[] = [
  'twilio:20003',
  'twilio:20005',
  'twilio:30002',
  'smtp:530',
  'smtp:534',
  'smtp:535',
  'smtp:538',
  'smtp:5.7.0',
  'smtp:5.7.8',
  'smtp:5.7.9',
];
/**
 * SMTP codes about one mailbox (full, busy, or greylisted); the enhanced codes (RFC 3463) are those about the
 * address, the mailbox or a policy.
 */
const MAILBOX_CODE = /^smtp:(45[012]|4\.[127]\.\d+)$/;

/**
 * Whether to stop trying this channel: after eight attempts, or when the message's code or link has expired.
 */
export function shouldGiveUp(
  message: { attempts: number; secretExpiresAt: Date | null },
  now: Date,
): boolean {
  return message.attempts >= MAX_ATTEMPTS || isSecretOver(message, now);
}

/** Whether a message's code or link has expired, so that it is no longer useful. */
export function isSecretOver(message: { secretExpiresAt: Date | null }, now: Date): boolean {
  return message.secretExpiresAt !== null && message.secretExpiresAt <= now;
}

/**
 * Returns until when a due message can wait for the end of quiet hours; null if it is sent at once (rule
 * 100). Calls can always wait, except those with codes, urgent ones and those of an event (rule 181).
 */
export function waitsUntil({
  channel,
  isUrgent,
  eventId,
  canWaitUntil,
}: Pick<DueNotification, 'channel' | 'isUrgent' | 'eventId' | 'canWaitUntil'>): Date | null {
  return canWaitUntil ?? (channel === 'call' && eventId === null && !isUrgent ? ANY_MORNING : null);
}

/** What an attempt shows about the provider itself; the refusal of a single number shows that it works. */
export type ProviderSign = 'works' | 'fails' | 'nothing';

/** Interprets an attempt's outcome as a sign of the provider's state. */
export function providerSign(result: SendResult): ProviderSign {
  if (result.ok) return 'works';
  if (ACCOUNT_CODES.includes(result.code)) return 'fails';
  if (
    MAILBOX_CODE.test(result.code) ||
    result.code === 'secret:over' ||
    result.code.endsWith(':not-configured')
  )
    return 'nothing';
  // No provider was contacted (rule 196).
  if (result.code.startsWith('whatsapp:')) return 'nothing';
  return result.retryable ? 'fails' : 'works';
}

/** The state of a channel's provider at a given time. */
export interface ProviderState {
  channel: Provider;
  failingSince: Date | null;
  skippedUntil: Date | null;
  isTried: boolean;
}

/**
 * Whether a message moves on to its next channel instead of waiting for a skipped provider: a pressing
 * message does so at once, any other after ten minutes.
 */
export function goesOver(
  message: DueNotification,
  isSkipped: (channel: Channel) => boolean,
  now: Date,
): boolean {
  if (!message.fallback.some((channel) => !isSkipped(channel))) return false;
  return message.isUrgent || message.isPressing || addSeconds(message.createdAt, PATIENCE_SECONDS) <= now;
}

/** Returns when a message that waits for a provider is to check again. */
export function looksAgainAt(state: ProviderState, now: Date): Date {
  const soon = addSeconds(now, LOOK_AGAIN_SECONDS);
  return state.isTried || state.skippedUntil === null || state.skippedUntil <= now
    ? soon
    : state.skippedUntil;
}

/**
 * Chooses which of a channel's messages tries its provider: one that can best afford it, because the try may
 * hang.
 */
export function trierOf(messages: readonly DueNotification[]): DueNotification | undefined {
  const cost = ({ isUrgent, isPressing, fallback }: DueNotification): number =>
    (isUrgent || isPressing ? 1 : 0) + (fallback.length > 0 ? 1 : 0);
  return [...messages].sort(
    (one, other) => cost(one) - cost(other) || one.attempts - other.attempts || one.id - other.id,
  )[0];
}

/** Returns the other channels that the same providers serve. */
export function besideOf(channels: readonly Provider[]): readonly Provider[] {
  return channels.some((channel) => OF_ONE_PROVIDER.includes(channel)) ? OF_ONE_PROVIDER : [];
}

/** The failures of one channel in one batch, and whether its provider was tried. */
export interface ChannelFailures {
  channel: Provider;
  count: number;
  code: string;
  wasTried: boolean;
}

interface Seen {
  worked: boolean;
  failures: number;
  code: string;
}

/**
 * One batch of messages, and what it shows about the providers (rule 193): which messages may be sent, which
 * of them try a provider, and what is recorded at the end.
 */
export class ProviderRound {
  private readonly states: ReadonlyMap<Provider, ProviderState>;
  private readonly seen = new Map<Channel, Seen>();
  private readonly triers: ReadonlyMap<Provider, number>;

  constructor(
    states: readonly ProviderState[],
    private readonly tried: readonly Provider[],
    private readonly due: readonly DueNotification[],
    readonly startedAt: Date,
  ) {
    this.states = new Map(states.map((state) => [state.channel, state]));
    const pairs = tried.map(
      (channel) => [channel, trierOf(due.filter((message) => message.channel === channel))?.id ?? 0] as const,
    );
    this.triers = new Map(pairs);
  }

  /** Returns the messages that are to be sent now. */
  get allowed(): DueNotification[] {
    return this.due.filter((message) => !this.isLeft(message));
  }

  /** The messages that move on to their next channel at once. */
  get over(): DueNotification[] {
    return this.left.filter((message) => this.goesOver(message));
  }

  /** The messages that must wait, and until when. */
  get waiting(): { id: number; until: Date }[] {
    return this.left.flatMap((message) => {
      const state = this.states.get(message.channel);
      return state && !this.goesOver(message)
        ? [{ id: message.id, until: looksAgainAt(state, this.startedAt) }]
        : [];
    });
  }

  /** Records the result of an attempt. */
  saw(channel: Channel, result: SendResult): void {
    const sign = providerSign(result);
    if (sign === 'nothing') return;
    const { worked, failures, code } = this.seen.get(channel) ?? { worked: false, failures: 0, code: '' };
    if (sign === 'works' || result.ok) this.seen.set(channel, { worked: true, failures, code });
    else this.seen.set(channel, { worked, failures: failures + 1, code: result.code });
  }

  /**
   * Whether a message that tried a provider in vain moves on to its next channel instead of waiting for
   * another try.
   */
  givesUp(message: DueNotification): boolean {
    return this.isTrying(message) && this.goesOver(message);
  }

  /** Channels that failed before and work now. */
  get recovered(): Channel[] {
    return [...this.seen]
      .filter(([channel, { worked }]) => worked && this.states.get(channel)?.failingSince)
      .map(([channel]) => channel);
  }

  /** Channels on which every attempt failed. */
  get failed(): ChannelFailures[] {
    return [...this.seen]
      .filter(([, { worked }]) => !worked)
      .map(([channel, { failures, code }]) => ({
        channel,
        count: failures,
        code,
        wasTried: this.tried.includes(channel),
      }));
  }

  private get left(): DueNotification[] {
    return this.due.filter((message) => this.isLeft(message));
  }

  /**
   * Whether a message is skipped together with its provider. A message whose code or link has expired is not,
   * because it ends without the provider.
   */
  private isLeft(message: DueNotification): boolean {
    return (
      this.isSkipped(message.channel) && !this.isTrying(message) && !isSecretOver(message, this.startedAt)
    );
  }

  private isTrying(message: DueNotification): boolean {
    return this.triers.get(message.channel) === message.id;
  }

  private isSkipped(channel: Channel): boolean {
    return Boolean(this.states.get(channel)?.skippedUntil);
  }

  private goesOver(message: DueNotification): boolean {
    return goesOver(message, (channel) => this.isSkipped(channel), this.startedAt);
  }
}
