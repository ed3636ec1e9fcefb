import type { Channel, Locale } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { smsSegments } from './channels/sms-segments.js';
import { WAY_OUT } from './link-paths.js';
import { MessageText, SAMPLE_CODE } from './message-text.js';
import type { SecretKind } from './notification.entity.js';

/** A message as its row keeps it. */
interface PaidMessage {
  channel: Channel;
  locale: Locale;
  /** empty once its receiver is erased */
  message: string;
  secretKind: SecretKind | null;
  isBroadcast: boolean;
  sentAt: Date | null;
}

/** In how many parts an SMS left, and what a message cost by the settings; null where that is not known. */
export interface MessageCost {
  parts: number | null;
  cost: number | null;
}

const SAMPLE_OTP = '000000';
/** Money is told to the hundredth. */
const HUNDREDTHS = 100;
const NOTHING: MessageCost = { parts: null, cost: null };

/**
 * Finds what SMS and calls have cost. Codes and links are kept nowhere (rule 29) and are always as long as
 * these, so their parts can be counted afterwards.
 */
@Injectable()
export class MessageCosts {
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
    // a call costs the same whatever it says, and also when nobody heard it
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
