import { Injectable } from '@nestjs/common';
import { LIMITS } from '@karov/domain';
import { Crypto } from '../../platform/crypto/crypto.js';
import { fail } from '../../platform/errors/fail.js';
import { RateLimit } from '../../platform/security/rate-limit.js';

const DAY = 86_400;

/** How many names are heard at a number: whoever has it now could otherwise find out by guessing whose it was (rule 237). */
@Injectable()
export class NameTries {
  constructor(
    private readonly crypto: Crypto,
    private readonly limits: RateLimit,
  ) {}

  /** Counts one more, outside of any transaction that may fail. @throws NAMES_OVER whatever the name is */
  async count(phone: string, field: string): Promise<void> {
    const tries = await this.limits.hit(`names:${this.crypto.sign('names', phone)}`, DAY);
    if (tries > LIMITS.namesADay) fail('NAMES_OVER', { field });
  }
}
