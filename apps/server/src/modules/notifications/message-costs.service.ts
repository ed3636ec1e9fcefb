import type { Channel, Locale } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { smsSegments } from '../../platform/text/sms-segments.js';
import { WAY_OUT } from './link-paths.js';
import { MessageText, SAMPLE_CODE } from './message-text.js';
import type { SecretKind } from './notification.entity.js';

/** The data of a message that determines its cost. */
interface PaidMessage {
  channel: Channel;
  locale: Locale;
  /** empty once the recipient has been erased */
  message: string;
  secretKind: SecretKind | null;
  isBroadcast: boolean;
  sentAt: Date | null;
}

/** The number of parts of an SMS, and a message's cost according to the settings; null if unknown. */
export interface MessageCost {
  parts: number | null;
  cost: number | null;
}

const SAMPLE_OTP = '000000';
/** Money is rounded to hundredths. */
const HUNDREDTHS = 100;
const NOTHING: MessageCost = { parts: null, cost: null };

/**
 * Calculates the cost of SMS and calls. Codes and links are not stored (rule 29), but always have the same
 * length as these samples, so that the parts of a message can be counted afterwards.
 */
@Injectable()
export class MessageCostsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly text: MessageText,
  ) {}

  get currency(): string {
    return this.config.broadcasts.currency;
  }

  of(message: PaidMessage): MessageCost {
    const { smsPrice, callPrice } = this.config.broadcasts;
    if (message.sentAt === null) return NOTHING;
    // a call has the same cost whatever it says, even if nobody answered it
    if (message.channel === 'call') return { parts: null, cost: priceOf(1, callPrice) };
    if (message.channel !== 'sms' || message.message === '') return NOTHING;
    const parts = smsSegments(this.asSent(message));
    return { parts, cost: priceOf(parts, smsPrice) };
  }

  private asSent({ message, locale, channel, secretKind, isBroadcast }: PaidMessage): string {
    if (isBroadcast)
      return this.text.ofBroadcast(
        message,
        { locale, channel },
        `${this.config.publicUrl}${WAY_OUT.short}${SAMPLE_CODE}`,
      );
    return this.text.sample(message.replaceAll('%{code}', SAMPLE_OTP), locale, channel, secretKind);
  }
}

function priceOf(count: number, price: number): number | null {
  return price > 0 ? Math.round(count * price * HUNDREDTHS) / HUNDREDTHS : null;
}
