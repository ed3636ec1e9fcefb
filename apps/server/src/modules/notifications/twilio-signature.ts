import { Inject, Injectable } from '@nestjs/common';
import twilio from 'twilio';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';

/** The addresses under which Twilio calls the product. */
export type TwilioCall = 'status' | 'message' | `calls/${number}/${CallStep}`;

/** The moments of a telephone call in which Twilio asks or tells something. */
type CallStep = 'begin' | 'listen' | 'answer' | 'status';

/**
 * Tells calls that Twilio has signed from forged ones; the signature covers the address as Twilio knows it,
 * and every field.
 */
@Injectable()
export class TwilioSignature {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** @throws NOT_FOUND where no Twilio is set, ACCESS_DENIED for what Twilio has not signed */
  check(call: TwilioCall, signature: string | undefined, body: Record<string, string>): void {
    const token = this.config.twilio?.authToken;
    if (!token) return fail('NOT_FOUND');
    const url = `${this.config.publicUrl}/api/providers/twilio/${call}`;
    if (!twilio.validateRequest(token, signature ?? '', url, body)) return fail('ACCESS_DENIED');
  }
}
