import { randomBytes } from 'node:crypto';
import type { CodeSent } from '@karov/api-client';
import { LIMITS, type Role } from '@karov/domain';
import { isLandline } from '@karov/domain/phone';
import { serverText, waitText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import type { Tx } from '../../platform/signals/signals.js';
import { MessageText, NotificationsService } from '../notifications/index.js';
import type { Client } from './client.js';
import { DevicesService } from './devices.service.js';
import { type OtpChallenge, OtpRepository, type Pool } from './otp.repository.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OwnerLinks } from './owner-links.service.js';
import { type SendRefusal, sendRefusal } from './send-limits.js';

const RESEND_WINDOW_SECONDS = 900;
const HOUR = 3600;
const DAY = 86_400;

/** The receiver of a code: somebody known, or nobody yet, and in which role. */
export interface CodeReceiver {
  id: number | null;
  role: Role;
}

/** A code to be sent: its receiver, the device on which it was asked for, and whether it goes by a call. */
interface Send {
  phone: string;
  purpose: OtpPurpose;
  client: Client;
  isKnown: boolean;
  receiver: CodeReceiver | null;
  isCall: boolean;
}

/**
 * One-time codes (rule 19): derived from a secret key, stored only as a keyed hash, five tries, single use,
 * for the device that asked (rule 95).
 */
@Injectable()
export class OtpService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly database: Database,
    private readonly repository: OtpRepository,
    private readonly devices: DevicesService,
    private readonly ownerLinks: OwnerLinks,
    private readonly limits: RateLimit,
    private readonly notifications: NotificationsService,
    private readonly messageText: MessageText,
    private readonly served: ServedPhones,
  ) {}

  onModuleInit(): void {
    this.messageText.useCodeSource(async (challengeId) => {
      const seed = await this.repository.seedOf(challengeId);
      return seed === null ? '' : this.codeOf(challengeId, seed);
    });
  }

  /** How many codes went out in the last 24 hours, which the day's limit counts. */
  sentInDay(): Promise<number> {
    return this.repository.sentSince(addSeconds(this.clock.now(), -DAY));
  }

  /**
   * Sends a code, by SMS or by a call, which is all that a landline can get (rule 182); returns the way and
   * the time when another may be asked for. Without a receiver none goes out, yet it counts as if one had:
   * such a call must be no cheaper than a real code.
   * @throws PHONE_COUNTRY, OTP_TOO_SOON (30 seconds), OTP_TOO_MANY, OTP_WAIT, each with the time that is left
   */
  async send(
    phone: string,
    purpose: OtpPurpose,
    client: Client,
    receiver: CodeReceiver | null,
    byCall = false,
  ): Promise<CodeSent> {
    this.served.require(phone);
    const isCall = byCall || isLandline(phone);
    const isKnown = await this.devices.isKnown(client.device, phone);
    const pool: Pool = isKnown ? client.device.hash : null;
    const refusal = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      await this.repository.lockForSend(phone, client.network, this.config.otp.perDay, now);
      const refused = sendRefusal(
        await this.repository.history(phone, pool, client.network, this.config.otp, now),
        now,
      );
      if (!refused) await this.create(tx, { phone, purpose, client, isKnown, receiver, isCall });
      return refused;
    });
    if (refusal) await this.refuse(refusal, phone, purpose, client);
    return { resend_after_seconds: LIMITS.otpResendSeconds, is_call: isCall };
  }

  /** Why this device's newest code was sent, when it may be sent again; else null. */
  async resendablePurpose(phone: string, client: Client): Promise<OtpPurpose | null> {
    const challenge = await this.repository.newest(phone, client);
    // a code that was sent again lives on from then
    const isRecent =
      challenge !== null &&
      addSeconds(challenge.expiresAt, RESEND_WINDOW_SECONDS - LIMITS.otpLifetimeSeconds) > this.clock.now();
    return isRecent ? challenge.purpose : null;
  }

  /** Lifts the waits of a phone and lets its owner be written to again. */
  forgive(phone: string): Promise<void> {
    return this.repository.forgive(phone);
  }

  /**
   * Refuses a send with the time that is left. Where the phone is held up, its owner gets a link, as often as
   * a network may ask for codes.
   */
  private async refuse(
    refusal: SendRefusal,
    phone: string,
    purpose: OtpPurpose,
    client: Client,
  ): Promise<never> {
    if (
      refusal.isOwnersMatter &&
      (await this.limits.hit(`owner-link:${client.network}`, HOUR)) <= this.config.otp.perIpHour
    ) {
      await this.database.transaction(async (tx) => {
        await this.repository.lockPhone(phone);
        await this.ownerLinks.send(tx, phone, { purpose, reason: 'asked', device: client.device });
      });
    }
    const seconds = secondsUntil(refusal.until, this.clock.now());
    return fail(refusal.code, {
      field: 'phone',
      params: { wait: waitText(currentLocale(), seconds) },
      extra: { retry_after_seconds: seconds },
    });
  }

  private async create(tx: Tx, { phone, purpose, client, isKnown, receiver, isCall }: Send): Promise<void> {
    const now = this.clock.now();
    const expiresAt = addSeconds(now, LIMITS.otpLifetimeSeconds);
    const seed = randomBytes(16).toString('hex');
    const id = await this.repository.insert({
      phone,
      purpose,
      client,
      isKnown,
      seed,
      createdAt: now,
      expiresAt,
    });
    if (!receiver) return;
    const living = await this.living(phone, purpose, client, now);
    if (living) await this.repository.renew(living.id, expiresAt);
    else await this.repository.setHash(id, this.crypto.hashCode(seedText(id, seed), this.codeOf(id, seed)));
    const locale = currentLocale();
    await this.notifications.sendCode(tx, {
      phone,
      channel: isCall ? 'call' : 'sms',
      locale,
      text: serverText(locale, 'messages.otp'),
      secret: { kind: 'otp', id: living?.id ?? id },
      expiresAt,
      receiverId: receiver.id,
      receiverType: receiver.role,
    });
  }

  /**
   * The code that this device has asked for already and that still holds: it is sent again as it is, so that
   * of two messages the one that arrives late is not wrong (rule 19). Its five minutes begin anew, its tries
   * do not.
   */
  private async living(
    phone: string,
    purpose: OtpPurpose,
    client: Client,
    now: Date,
  ): Promise<OtpChallenge | null> {
    const newest = await this.repository.newest(phone, client);
    const isLiving =
      newest?.purpose === purpose &&
      newest.usedAt === null &&
      newest.tries < LIMITS.otpMaxTries &&
      newest.expiresAt > now;
    return isLiving ? newest : null;
  }

  private codeOf(id: number, seed: string): string {
    return this.crypto.deriveCode(seedText(id, seed), LIMITS.otpDigits);
  }
}

/** The text from which a code is derived. */
export function seedText(id: number, seed: string): string {
  return `${id}|${seed}`;
}

/** Whole seconds until a moment, at least one. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** The response when a code is on its way. */
export function codeSentText({ is_call: isCall }: CodeSent): string {
  return serverText(currentLocale(), isCall ? 'answers.codeCalled' : 'answers.codeSent');
}
