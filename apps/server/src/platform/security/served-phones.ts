import { phoneCountry } from '@karov/domain/phone';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { fail } from '../errors/fail.js';

/**
 * The countries to whose numbers anything is sent: one setting applies to codes and to all other messages,
 * including calls (rule 19).
 */
@Injectable()
export class ServedPhones {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** Whether anything is sent to a number in E.164 format. */
  isServed(phone: string): boolean {
    return this.config.otp.countries.includes(phoneCountry(phone) ?? '');
  }

  /**
   * Requires a number to which messages are sent.
   * @throws PHONE_COUNTRY at its field for any other number
   */
  require(phone: string, field = 'phone'): void {
    if (!this.isServed(phone)) fail('PHONE_COUNTRY', { field });
  }
}
