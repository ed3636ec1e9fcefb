import { LIMITS } from '@karov/domain';
import { triesLeftText, waitText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { UsersService } from '../users/index.js';
import type { Client } from './client.js';
import { isExhausted, lockedUntil, waitUntil } from './guess-waits.js';
import { type OtpChallenge, OtpRepository } from './otp.repository.js';
import { secondsUntil, seedText } from './otp.service.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OwnerLinks } from './owner-links.service.js';

/**
 * The outcome of a code: right; expired; wrong, with this many tries left; or no tries left and no further
 * code until a moment.
 */
type Outcome<Purpose> =
  | { purpose: Purpose }
  | 'expired'
  | { left: number }
  | { until: Date; wasHeard: boolean };

/** Checks one-time codes and counts the wrong ones, those of a phone one after the other. */
@Injectable()
export class OtpCheck {
  constructor(
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly database: Database,
    private readonly repository: OtpRepository,
    private readonly ownerLinks: OwnerLinks,
    private readonly users: UsersService,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  /**
   * Checks a code that this device was sent for one of these purposes and uses it up; returns the purpose.
   * For any other purpose it does not count as a code.
   * @throws OTP_EXPIRED, OTP_WRONG with the tries left, OTP_TOO_MANY_TRIES with the time until the next code
   */
  async verify<Purpose extends OtpPurpose>(
    phone: string,
    code: string,
    client: Client,
    purposes: readonly Purpose[],
  ): Promise<Purpose> {
    const outcome = await this.database.transaction((tx) => this.validate(tx, phone, code, client, purposes));
    if (outcome === 'expired') return fail('OTP_EXPIRED', { field: 'otp' });
    if ('purpose' in outcome) return outcome.purpose;
    if ('left' in outcome || outcome.wasHeard)
      await this.blockedIps.countWrongCode(
        client.network,
        '/auth/verify-otp',
        (await this.users.accountsByPhone(phone))[0]?.id ?? null,
      );
    if ('left' in outcome)
      return fail('OTP_WRONG', {
        field: 'otp',
        params: { left: triesLeftText(currentLocale(), outcome.left) },
      });
    const seconds = secondsUntil(outcome.until, this.clock.now());
    return fail('OTP_TOO_MANY_TRIES', {
      field: 'otp',
      params: { wait: waitText(currentLocale(), seconds) },
      extra: { retry_after_seconds: seconds },
    });
  }

  /** Everything that counts happens under the phone's lock, and is kept whatever is answered. */
  private async validate<Purpose extends OtpPurpose>(
    tx: Tx,
    phone: string,
    code: string,
    client: Client,
    purposes: readonly Purpose[],
  ): Promise<Outcome<Purpose>> {
    await this.repository.lockPhone(phone);
    const now = this.clock.now();
    const challenge = await this.repository.newest(phone, client);
    const purpose = purposes.find((accepted) => accepted === challenge?.purpose);
    if (!challenge || purpose === undefined || challenge.usedAt !== null || challenge.expiresAt <= now)
      return 'expired';
    const before = await this.repository.wrongCodes(phone, challenge.pool, now);
    const tries = lockedUntil(before, now) ? null : await this.repository.takeTry(challenge.id, now);
    if (tries === null) return exhausted(waitUntil(before, now), false);
    if (
      !this.crypto.equal(
        challenge.codeHash,
        this.crypto.hashCode(seedText(challenge.id, challenge.seed), code),
      )
    )
      return this.wrong(tx, phone, challenge, client, tries, now);
    await this.repository.use(challenge.id, now);
    return { purpose };
  }

  private async wrong(
    tx: Tx,
    phone: string,
    challenge: OtpChallenge,
    client: Client,
    tries: number,
    now: Date,
  ): Promise<{ left: number } | { until: Date; wasHeard: boolean } | 'expired'> {
    const codes = await this.repository.wrongCodes(phone, challenge.pool, now);
    if (isExhausted(codes))
      await this.ownerLinks.send(tx, phone, {
        purpose: challenge.purpose,
        reason: 'attempt',
        device: client.device,
      });
    const left = LIMITS.otpMaxTries - tries;
    return left > 0 ? { left } : exhausted(waitUntil(codes, now), true);
  }
}

/** Where an admin has lifted the wait, a used-up challenge is simply over. */
function exhausted(until: Date | null, wasHeard: boolean): { until: Date; wasHeard: boolean } | 'expired' {
  return until ? { until, wasHeard } : 'expired';
}
