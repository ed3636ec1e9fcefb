import { DAY, foldName, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Crypto } from '../../platform/crypto/crypto.js';
import { fail } from '../../platform/errors/fail.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { type Account, namedBySelf } from '../users/index.js';

/**
 * The limit on names tried at a number: its current holder could otherwise guess its former owner (rule 237).
 */
@Injectable()
export class NameTriesService {
  constructor(
    private readonly crypto: Crypto,
    private readonly limits: RateLimit,
  ) {}

  /**
   * Counts a name that somebody types for a number, unless the name belongs to a person whom they may know
   * anyway. A name counts once a day, in any spelling and however often it is typed. Once the limit is
   * reached, only names that were typed before are accepted. Call it outside any transaction that may fail.
   * @throws NAMES_OVER whether or not the name exists
   */
  async hear({
    phone,
    shown,
    fullName,
    field,
  }: {
    phone: string;
    shown: readonly Account[];
    fullName: string;
    field: string;
  }): Promise<void> {
    if (namedBySelf(shown, fullName)) return;
    const heard = `name-heard:${this.crypto.sign('names', `${phone} ${foldName(fullName)}`)}`;
    if ((await this.limits.count(heard, DAY)) > 0) return;
    const tries = await this.limits.hit(`names:${this.crypto.sign('names', phone)}`, DAY);
    if (tries > LIMITS.namesADay) return fail('NAMES_OVER', { field });
    await this.limits.hit(heard, DAY);
  }
}
