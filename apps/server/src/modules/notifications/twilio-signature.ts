import { Inject, Injectable } from '@nestjs/common';
import twilio from 'twilio';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';

/** The addresses at which Twilio calls this system. */
export type TwilioCall = 'status' | 'message' | `calls/${number}/${CallStep}`;

/** The steps of a telephone call in which Twilio asks or reports something. */
type CallStep = 'begin' | 'listen' | 'answer' | 'status';

/**
 * Verifies that Twilio has signed a request; the signature covers the address as Twilio knows it, and every
 * field.
 */
@Injectable()
export class TwilioSignature {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /**
   * @throws NOT_FOUND when Twilio is not configured, ACCESS_DENIED for a request that Twilio has not signed
   */
  check(call: TwilioCall, signature: string | undefined, body: Record<string, string>): void {
    const token = this.config.twilio?.authToken;
    if (!token) return fail('NOT_FOUND');
    const url = `${this.config.publicUrl}/api/providers/twilio/${call}`;
    if (!twilio.validateRequest(token, signature ?? '', url, body)) return fail('ACCESS_DENIED');
  }
}
