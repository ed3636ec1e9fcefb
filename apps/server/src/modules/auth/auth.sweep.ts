import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { Captcha } from '../../platform/security/captcha.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { OtpRepository } from './otp.repository.js';
import { GUESS_MEMORY_SECONDS } from './otp.rules.js';
import { OwnerLinksService } from './owner-links.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { TicketsService } from './tickets.service.js';

const KEEP_CODES_SECONDS = GUESS_MEMORY_SECONDS + 86_400;

/** Deletes used captchas and old codes, challenges, tickets and counters. */
@Injectable()
export class AuthSweep {
  constructor(
    private readonly clock: Clock,
    private readonly captcha: Captcha,
    private readonly otp: OtpRepository,
    private readonly limits: RateLimit,
    private readonly tickets: TicketsService,
    private readonly ownerLinks: OwnerLinksService,
    private readonly passkeys: PasskeysRepository,
    private readonly blockedIps: BlockedIpsRepository,
  ) {}

  @Keeping('sign-in', CronExpression.EVERY_10_MINUTES)
  async sweep(): Promise<void> {
    await this.captcha.sweep();
    await this.limits.sweep();
    await this.tickets.sweep();
    await this.ownerLinks.sweep();
    await this.passkeys.forgetChallengesBefore(this.clock.now());
    await this.blockedIps.forgetOld();
    await this.otp.forgetBefore(addSeconds(this.clock.now(), -KEEP_CODES_SECONDS));
  }
}
