import type { CodeSent } from '@karov/api-client';
import { DAY, HOUR, LIMITS, type Role } from '@karov/domain';
import { isLandline } from '@karov/domain/phone';
import { serverText, triesLeftText, waitText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Client } from '../../platform/security/client.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import type { Tx } from '../../platform/signals/signals.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { NotificationsService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { type OtpChallenge, OtpRepository, type Pool } from './otp.repository.js';
import {
  type CodeWait,
  isExhausted,
  lockedUntil,
  type SendRefusal,
  sendRefusal,
  waitOf,
  waitUntil,
} from './otp.rules.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OwnerLinksService } from './owner-links.service.js';
import { SessionsRepository } from './sessions.repository.js';

const RESEND_WINDOW_SECONDS = 900;

/** The recipient of a code: a known person or nobody yet, and the role. */
export interface CodeReceiver {
  id: number | null;
  role: Role;
}

/** A code to be sent: its recipient, the requesting device, and whether it is sent as a call. */
interface Send {
  phone: string;
  purpose: OtpPurpose;
  client: Client;
  isKnown: boolean;
  receiver: CodeReceiver | null;
  isCall: boolean;
}

/**
 * The outcome of checking a code: it is right, or expired, or wrong with this many tries left, or no tries
 * are left and no further code is sent until a given time.
 */
type Outcome<Purpose> =
  | { purpose: Purpose }
  | 'expired'
  | { left: number }
  | { until: Date; wasHeard: boolean };

/**
 * One-time codes (rule 19): derived from a secret key, stored only as a keyed hash, valid for five tries and
 * one use, on the requesting device (rule 95).
 */
@Injectable()
export class OtpService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: OtpRepository,
    private readonly sessions: SessionsRepository,
    private readonly ownerLinks: OwnerLinksService,
    private readonly limits: RateLimit,
    private readonly notifications: NotificationsService,
    private readonly served: ServedPhones,
    private readonly users: UsersRepository,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  /** Counts the codes sent in the last 24 hours for the day's limit. */
  sentInDay(): Promise<number> {
    return this.repository.sentSince(addSeconds(this.clock.now(), -DAY));
  }

  /**
   * Sends a code by SMS or by a call, which is the only way to reach a landline (rule 182); returns which of
   * the two, and when another code may be requested. Without a recipient nothing is sent, yet the request
   * counts: it must be no cheaper than one that sends a code.
   * @throws PHONE_COUNTRY, OTP_TOO_SOON (30 seconds), OTP_TOO_MANY, OTP_WAIT, each with the remaining time
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
    const isKnown = await this.sessions.isKnownDevice(client.device, phone);
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

  /** Returns the purpose of this device's newest code if that code may be sent again; otherwise null. */
  async resendablePurpose(phone: string, client: Client): Promise<OtpPurpose | null> {
    const challenge = await this.repository.newest(phone, client);
    // a code's validity restarts when it is sent again
    const isRecent =
      challenge !== null &&
      addSeconds(challenge.expiresAt, RESEND_WINDOW_SECONDS - LIMITS.otpLifetimeSeconds) > this.clock.now();
    return isRecent ? challenge.purpose : null;
  }

  /**
   * Checks a code that this device was sent for one of these purposes, and uses it up; returns the purpose. A
   * code for any other purpose does not count.
   * @throws OTP_EXPIRED, OTP_WRONG with the remaining tries, OTP_TOO_MANY_TRIES with the time until the next
   * code
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
        client.path,
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

  /**
   * Everything that counts towards a limit happens under the phone's lock, and is kept whatever the answer.
   */
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
    if (!this.repository.isCode(challenge, code)) return this.wrong(tx, phone, challenge, client, tries, now);
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

  /** Returns the longest wait of each of these phones; phones without one are left out (rule 96). */
  async waitsOf(phones: readonly string[]): Promise<Map<string, CodeWait>> {
    const now = this.clock.now();
    const waits = (await this.repository.wrongCodesOf(phones, now)).flatMap(({ phone, wrong }) => {
      const wait = waitOf(wrong, now);
      return wait ? [{ phone, wait }] : [];
    });
    waits.sort((one, other) => one.wait.until.getTime() - other.wait.until.getTime());
    return new Map(waits.map(({ phone, wait }) => [phone, wait]));
  }

  /** Lifts the waits of a phone, and allows its owner to be sent links again. */
  forgive(phone: string): Promise<void> {
    return this.repository.forgive(phone);
  }

  /**
   * Refuses a send, with the remaining time. If the limit concerns the phone itself, its owner gets a link,
   * as often as a network may request codes.
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
    const challenge = await this.repository.insert({
      phone,
      purpose,
      client,
      isKnown,
      createdAt: now,
      expiresAt,
    });
    if (!receiver) return;
    const living = await this.living(phone, purpose, client, now);
    if (living) await this.repository.renew(living.id, expiresAt);
    else await this.repository.open(challenge);
    const locale = currentLocale();
    await this.notifications.sendCode(tx, {
      phone,
      channel: isCall ? 'call' : 'sms',
      locale,
      text: serverText(locale, 'messages.otp'),
      secret: { kind: 'otp', id: (living ?? challenge).id },
      expiresAt,
      receiverId: receiver.id,
      receiverType: receiver.role,
    });
  }

  /**
   * Returns the code that this device requested, if it is still valid. The same code is sent again, so that
   * of two messages neither is wrong (rule 19). Its five minutes restart, its tries do not.
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
}

/** After an admin has lifted the wait, an exhausted challenge counts as expired. */
function exhausted(until: Date | null, wasHeard: boolean): { until: Date; wasHeard: boolean } | 'expired' {
  return until ? { until, wasHeard } : 'expired';
}

/** Returns the whole seconds until a given time, at least one. */
function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** The text of the response after a code was sent. */
export function codeSentText({ is_call: isCall }: CodeSent): string {
  return serverText(currentLocale(), isCall ? 'answers.codeCalled' : 'answers.codeSent');
}
