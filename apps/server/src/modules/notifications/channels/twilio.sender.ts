import type { Channel } from '@karov/domain';
import type { Twilio } from 'twilio';
import { saysSame } from '../whatsapp/whatsapp-ways.rules.js';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';
import {
  CLOCK_TOLERANCE_MS,
  RECENT,
  type TwilioAccount,
  twilioClient,
  twilioFailure,
  twilioTaken,
} from './twilio-client.js';

/** The account at Twilio, and the number or service from which messages are sent. */
export interface TwilioSettings extends TwilioAccount {
  from: string;
  whatsappFrom: string | null;
  /** the address at which Twilio reports the outcome of a message */
  statusCallback: string | null;
}

/**
 * Sends SMS and WhatsApp messages through Twilio; for WhatsApp the call is the same, but the numbers have a
 * prefix.
 */
export class TwilioSender implements ChannelSender {
  readonly tellsReceipt = true;
  private readonly client: Twilio;
  private readonly from: string;

  constructor(
    readonly channel: Extract<Channel, 'sms' | 'whatsapp'>,
    private readonly settings: TwilioSettings,
    timeoutMs?: number,
  ) {
    this.client = twilioClient(settings, timeoutMs);
    this.from = this.address(
      channel === 'whatsapp' ? (settings.whatsappFrom ?? settings.from) : settings.from,
    );
  }

  async send(message: OutgoingMessage): Promise<SendResult> {
    try {
      const sent = await this.client.messages.create({
        to: this.address(message.to),
        from: this.from,
        ...wordsOf(message),
        ...(this.settings.statusCallback ? { statusCallback: this.settings.statusCallback } : {}),
      });
      return twilioTaken(sent);
    } catch (error) {
      return twilioFailure(error);
    }
  }

  /**
   * Returns the newest messages to the same number that have the same text. The time of creation is used,
   * because a queued message has no sending time yet.
   */
  async findSent(message: OutgoingMessage, since: Date): Promise<readonly string[] | 'unknown'> {
    const earliest = since.getTime() - CLOCK_TOLERANCE_MS;
    const recent = await this.client.messages
      .list({ to: this.address(message.to), limit: RECENT })
      .catch(() => null);
    if (recent === null) return 'unknown';
    const isSame = (body: string): boolean =>
      this.channel === 'whatsapp' ? saysSame(body, message.text, message.template) : body === message.text;
    const same = recent.filter(
      (one) => isSame(one.body) && one.from === this.from && one.dateCreated.getTime() >= earliest,
    );
    return same.map((one) => one.sid);
  }

  private address(number: string): string {
    return this.channel === 'whatsapp' ? `whatsapp:${number}` : number;
  }
}

/** Returns a free text, or a template with its values; Twilio accepts either. */
function wordsOf({
  text,
  template,
}: OutgoingMessage): { body: string } | { contentSid: string; contentVariables: string } {
  return template === null
    ? { body: text }
    : { contentSid: template.sid, contentVariables: JSON.stringify(template.variables) };
}
