import type { Channel } from '@karov/domain';
import twilio from 'twilio';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';

/** The account at Twilio, and how the product reaches it. */
export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  from: string;
  whatsappFrom: string | null;
  /** another address of Twilio's API, for tests; null for the real one */
  baseUrl: string | null;
  /** where Twilio reports what became of a message */
  statusCallback: string | null;
}

const API_ORIGIN = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;
const CLOCK_TOLERANCE_MS = 60_000;
const RECENT = 20;

/** Twilio's own HTTP client, sent to another address. */
function rebasedClient(baseUrl: string, timeout: number): InstanceType<typeof twilio.RequestClient> {
  const client = new twilio.RequestClient({ timeout });
  client.axios.interceptors.request.use((config) => {
    config.url = config.url?.replace(API_ORIGIN, baseUrl);
    return config;
  });
  return client;
}

/** SMS and WhatsApp through Twilio; WhatsApp is the same call with marked numbers. */
export class TwilioSender implements ChannelSender {
  private readonly client: twilio.Twilio;
  private readonly from: string;

  constructor(
    readonly channel: Extract<Channel, 'sms' | 'whatsapp'>,
    private readonly settings: TwilioSettings,
    timeoutMs = TIMEOUT_MS,
  ) {
    const httpClient = rebasedClient(settings.baseUrl ?? API_ORIGIN, timeoutMs);
    this.client = twilio(settings.accountSid, settings.authToken, { httpClient });
    this.from = this.address(channel === 'whatsapp' ? (settings.whatsappFrom ?? settings.from) : settings.from);
  }

  async send(message: OutgoingMessage): Promise<SendResult> {
    try {
      const sent = await this.client.messages.create({
        to: this.address(message.to),
        from: this.from,
        body: message.text,
        ...(this.settings.statusCallback ? { statusCallback: this.settings.statusCallback } : {}),
      });
      return { ok: true, providerId: sent.sid };
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Newest messages to that number, compared by text. The time of creation is used, since a queued message has no time of sending yet. */
  async findSent(message: OutgoingMessage, since: Date): Promise<readonly string[] | 'unknown'> {
    const earliest = since.getTime() - CLOCK_TOLERANCE_MS;
    const recent = await this.client.messages.list({ to: this.address(message.to), limit: RECENT }).catch(() => null);
    if (recent === null) return 'unknown';
    const same = recent.filter((one) => one.body === message.text && one.from === this.from && one.dateCreated.getTime() >= earliest);
    return same.map((one) => one.sid);
  }

  private address(number: string): string {
    return this.channel === 'whatsapp' ? `whatsapp:${number}` : number;
  }
}

/** Refusals of the message itself are final; trouble on the way, throttling and faults of the provider pass. */
function failureOf(error: unknown): SendResult {
  if (!(error instanceof twilio.RestException)) return { ok: false, retryable: true, code: 'twilio:unreachable' };
  const retryable = error.status === 429 || error.status >= 500;
  return { ok: false, retryable, code: `twilio:${error.code ?? error.status}` };
}
