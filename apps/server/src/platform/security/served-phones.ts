import { phoneCountry } from '@karov/domain/phone';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { fail } from '../errors/fail.js';

/**
 * The countries whose numbers anything is sent to: codes and all other messages, including calls, by one
 * setting (rule 19).
 */
@Injectable()
export class ServedPhones {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** Whether anything is sent to a number in E.164. */
  isServed(phone: string): boolean {
    return this.config.otp.countries.includes(phoneCountry(phone) ?? '');
  }

  /** @throws PHONE_COUNTRY at its field for a number that gets no messages */
  require(phone: string, field = 'phone'): void {
    if (!this.isServed(phone)) fail('PHONE_COUNTRY', { field });
  }
}
