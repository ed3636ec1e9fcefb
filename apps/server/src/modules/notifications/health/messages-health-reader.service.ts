import type {
  ChannelFailure,
  MessageLane,
  MessageQueue,
  MessagesHealth,
  ProviderHealth,
  ProviderHealthState,
  WhatsappTemplateHealth,
} from '@karov/api-client';
import {
  addDays,
  endOfLocalDay,
  GENERAL_TEMPLATE,
  localDay,
  messageFault,
  PROVIDERS,
  type Provider,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { buildOf } from '../../../platform/config/version.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import { CHANNELS, type Channels, isSetUp } from '../channels/channels.js';
import { WhatsappWaysRepository } from '../whatsapp/whatsapp-ways.repository.js';
import {
  type FailureRow,
  type LatenessRow,
  MessagesHealthRepository,
  type ProviderRow,
  type QueueRow,
} from './messages-health.repository.js';

const LANES: readonly MessageLane[] = ['urgent', 'ordinary', 'broadcast'];
const SECONDS_OF_A_MINUTE = 60;
const NOTHING_WAITS = { waiting: 0, later: 0, held: 0, lateSeconds: null } as const;
const NOTHING_LEFT = { sent: 0, p50: null, p99: null } as const;

/** The state of message delivery (rule 195); the senders say what error codes mean. */
@Injectable()
export class MessagesHealthReaderService {
  private readonly build = buildOf();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    @Inject(CHANNELS) private readonly channels: Channels,
    private readonly repository: MessagesHealthRepository,
    private readonly whatsapp: WhatsappWaysRepository,
  ) {}

  /** Reads the state; `pushFailures` are the failures reported by the senders of push notifications. */
  async read(
    pushFailures: readonly FailureRow[],
  ): Promise<Omit<MessagesHealth, 'codes' | 'most_codes' | 'needs_unattended'>> {
    const now = this.clock.now();
    const midnight = endOfLocalDay(addDays(localDay(now), -1));
    const [queues, lateness, providers, failures, sent] = await Promise.all([
      this.repository.queues(now),
      this.repository.lateness(now),
      this.repository.providers(),
      this.repository.failures(now),
      this.repository.sent(midnight, now),
    ]);
    const { perSecond, smsPrice, currency } = this.config.broadcasts;
    return {
      queues: LANES.map((lane) => queueOf(lane, queues, lateness)),
      providers: PROVIDERS.map((channel) => this.providerOf(channel, providers, now)),
      templates: this.config.twilio ? await this.templates() : null,
      failures: failuresOf([...failures, ...pushFailures]),
      sms_parts_today: sent.parts,
      sms_price: smsPrice,
      currency,
      broadcast_minute: sent.broadcasts,
      most_broadcast_minute: perSecond * SECONDS_OF_A_MINUTE,
      early_receipts: sent.early,
      version: this.build.version,
      commit: this.build.commit ?? null,
      server_time: now.toISOString(),
    };
  }

  private async templates(): Promise<WhatsappTemplateHealth[]> {
    const left = await this.whatsapp.left();
    return this.config.whatsappTemplates.map(({ name, locale, sid }) => {
      const refused = left.find((one) => one.sid === sid);
      const label =
        name === GENERAL_TEMPLATE ? null : serverText(currentLocale(), `notificationTypes.${name}`);
      return {
        name,
        label,
        locale,
        left_until: refused?.leftUntil.toISOString() ?? null,
        code: refused?.code ?? null,
      };
    });
  }

  private isSetUp(provider: Provider): boolean {
    return provider === 'push' ? this.config.push !== null : isSetUp(this.channels[provider]);
  }

  private providerOf(channel: Provider, rows: readonly ProviderRow[], now: Date): ProviderHealth {
    const row = rows.find((one) => one.channel === channel);
    const state = this.isSetUp(channel) ? stateOf(row, now) : 'not_set_up';
    return {
      channel,
      state,
      failing_since: row?.failingSince?.toISOString() ?? null,
      skipped_until: row?.skippedUntil?.toISOString() ?? null,
      failures: row?.failures ?? 0,
      code: row?.code ?? null,
      is_told: row?.isTold ?? false,
    };
  }
}

function stateOf(row: ProviderRow | undefined, now: Date): ProviderHealthState {
  if (!row?.failingSince) return 'works';
  if (!row.skippedUntil) return 'failing';
  // After its pause, the provider is tried with the next message.
  return row.isTried || row.skippedUntil <= now ? 'tried' : 'skipped';
}

function queueOf(
  lane: MessageLane,
  queues: readonly QueueRow[],
  lateness: readonly LatenessRow[],
): MessageQueue {
  const { waiting, later, held, lateSeconds } = queues.find((row) => row.lane === lane) ?? NOTHING_WAITS;
  const { sent, p50, p99 } = lateness.find((row) => row.lane === lane) ?? NOTHING_LEFT;
  return { lane, waiting, later, held, late_seconds: lateSeconds, sent, p50_seconds: p50, p99_seconds: p99 };
}

/** Combines codes that have the same description into one line. */
function failuresOf(rows: readonly FailureRow[]): ChannelFailure[] {
  const lines = new Map<string, ChannelFailure>();
  for (const { channel, code, hour, day } of rows) {
    const fault = messageFault(code);
    const line = lines.get(`${channel} ${fault}`) ?? { channel, fault, last_hour: 0, last_day: 0 };
    lines.set(`${channel} ${fault}`, {
      ...line,
      last_hour: line.last_hour + hour,
      last_day: line.last_day + day,
    });
  }
  return [...lines.values()].sort(
    (one, other) => other.last_day - one.last_day || one.channel.localeCompare(other.channel),
  );
}
