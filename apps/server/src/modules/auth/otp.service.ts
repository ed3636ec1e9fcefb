import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { LIMITS, type Role } from '@karov/domain';
import { phoneCountry } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { MessageText, NotificationsService } from '../notifications/index.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OtpRepository, type SendCounts } from './otp.repository.js';

const RESEND_WINDOW_SECONDS = 900;

/** Whom a code goes to: somebody who is known, or nobody yet, and in which role. */
export interface CodeReceiver {
  id: number | null;
  role: Role;
}

/** One-time codes (decision 19): derived from a secret key, stored only as a keyed hash, five tries, single use. */
@Injectable()
export class OtpService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly database: Database,
    private readonly repository: OtpRepository,
    private readonly notifications: NotificationsService,
    private readonly messageText: MessageText,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  onModuleInit(): void {
    this.messageText.useCodeSource(async (challengeId) => {
      const seed = await this.repository.seedOf(challengeId);
      return seed === null ? '' : this.codeOf(challengeId, seed);
    });
  }

  /**
   * Sends a code.
   * @throws PHONE_COUNTRY, OTP_TOO_SOON (30 seconds), OTP_TOO_MANY
   */
  async send(phone: string, purpose: OtpPurpose, ip: string, receiver: CodeReceiver): Promise<void> {
    if (!this.config.otp.countries.includes(phoneCountry(phone) ?? '')) fail('PHONE_COUNTRY', { field: 'phone' });
    await this.database.transaction(async (tx) => {
      await this.repository.lockPhone(tx, phone);
      const counts = await this.repository.counts(tx, phone, ip, this.clock.now());
      this.checkLimits(counts);
      await this.create(tx, phone, purpose, ip, receiver);
    });
  }

  /** Why the newest code of a phone was sent, when it may be sent again; else null. */
  async resendablePurpose(phone: string, ip: string): Promise<OtpPurpose | null> {
    const counts = await this.database.transaction((tx) => this.repository.counts(tx, phone, ip, this.clock.now()));
    const isRecent = counts.lastAt !== null && addSeconds(counts.lastAt, RESEND_WINDOW_SECONDS) > this.clock.now();
    return isRecent ? counts.lastPurpose : null;
  }

  /**
   * Checks a code that was sent for one of these purposes and uses it up; answers the purpose. For any other it counts as no code.
   * @throws OTP_EXPIRED, OTP_WRONG with the tries left, OTP_TOO_MANY_TRIES
   */
  async verify<Purpose extends OtpPurpose>(phone: string, code: string, ip: string, purposes: readonly Purpose[]): Promise<Purpose> {
    const challenge = await this.repository.newest(phone);
    const now = this.clock.now();
    const purpose = purposes.find((accepted) => accepted === challenge?.purpose);
    if (!challenge || purpose === undefined || challenge.usedAt !== null || challenge.expiresAt <= now) return fail('OTP_EXPIRED', { field: 'otp' });
    const tries = await this.repository.takeTry(challenge.id);
    if (tries === null) return fail('OTP_TOO_MANY_TRIES', { field: 'otp' });
    if (!this.crypto.equal(challenge.codeHash, this.crypto.hashCode(seedText(challenge.id, challenge.seed), code))) {
      await this.blockedIps.countWrongCode(ip, '/auth/verify-otp');
      const left = LIMITS.otpMaxTries - tries;
      return left > 0 ? fail('OTP_WRONG', { field: 'otp', params: { left } }) : fail('OTP_TOO_MANY_TRIES', { field: 'otp' });
    }
    if (!(await this.repository.use(challenge.id, now))) return fail('OTP_EXPIRED', { field: 'otp' });
    return purpose;
  }

  private checkLimits(counts: SendCounts): void {
    const { otp } = this.config;
    const waited = counts.lastAt === null ? Infinity : (this.clock.now().getTime() - counts.lastAt.getTime()) / 1000;
    if (waited < LIMITS.otpResendSeconds) fail('OTP_TOO_SOON', { field: 'phone', params: { seconds: Math.ceil(LIMITS.otpResendSeconds - waited) } });
    if (counts.phone10Minutes >= otp.perPhone10Minutes) fail('OTP_TOO_MANY', { field: 'phone', params: { minutes: 10 } });
    const isOverHour = counts.phoneHour >= otp.perPhoneHour || counts.ipHour >= otp.perIpHour || counts.day >= otp.perDay;
    if (isOverHour) fail('OTP_TOO_MANY', { field: 'phone', params: { minutes: 60 } });
  }

  private async create(tx: Tx, phone: string, purpose: OtpPurpose, ip: string, receiver: CodeReceiver): Promise<void> {
    const now = this.clock.now();
    const expiresAt = addSeconds(now, LIMITS.otpLifetimeSeconds);
    const seed = randomBytes(16).toString('hex');
    const id = await this.repository.insert(tx, { phone, purpose, ip, seed, createdAt: now, expiresAt });
    await this.repository.setHash(tx, id, this.crypto.hashCode(seedText(id, seed), this.codeOf(id, seed)));
    const locale = currentLocale();
    await this.notifications.sendCode(tx, {
      phone, locale, text: serverText(locale, 'messages.otp'), challengeId: id, expiresAt, receiverId: receiver.id, receiverType: receiver.role,
    });
  }

  private codeOf(id: number, seed: string): string {
    return this.crypto.deriveCode(seedText(id, seed), LIMITS.otpDigits);
  }
}

function seedText(id: number, seed: string): string {
  return `${id}|${seed}`;
}
