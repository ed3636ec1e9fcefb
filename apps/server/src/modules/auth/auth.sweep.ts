import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { CaptchaService } from './captcha.service.js';
import { GUESS_MEMORY_SECONDS } from './guess-waits.js';
import { OtpRepository } from './otp.repository.js';
import { OwnerLinks } from './owner-links.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { TicketsService } from './tickets.service.js';

const EVERY_MS = 600_000;
const KEEP_CODES_SECONDS = GUESS_MEMORY_SECONDS + 86_400;

/** Forgets used captchas, old codes, challenges, tickets and counters. */
@Injectable()
export class AuthSweep {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly captcha: CaptchaService,
    private readonly otp: OtpRepository,
    private readonly limits: RateLimit,
    private readonly tickets: TicketsService,
    private readonly ownerLinks: OwnerLinks,
    private readonly passkeys: PasskeysRepository,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.captcha.sweep();
    await this.limits.sweep();
    await this.tickets.sweep();
    await this.ownerLinks.sweep();
    await this.passkeys.forgetChallengesBefore(this.clock.now());
    await this.blockedIps.sweep();
    await this.otp.forgetBefore(addSeconds(this.clock.now(), -KEEP_CODES_SECONDS));
  }
}
