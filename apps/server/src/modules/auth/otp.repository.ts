import { randomBytes } from 'node:crypto';
import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { addSeconds } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { onlyRow } from '../../platform/database/rows.js';
import type { Client } from '../../platform/security/client.js';
import { CodeSource } from '../notifications/index.js';
import { GUESS_MEMORY_SECONDS, networkShare, type SendHistory, type WrongCodes } from './otp.rules.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OtpChallengeEntity } from './otp-challenge.entity.js';

/** The data of a challenge that checking a code needs. */
export interface OtpChallenge {
  id: number;
  purpose: OtpPurpose;
  /** the code is derived from it together with the id */
  seed: string;
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  tries: number;
  pool: Pool;
}

/**
 * The group in which a phone's sends and wrong codes are counted: all devices that its owner has never used,
 * or one that they have used (its hash), so that strangers never slow down a known device (rule 95).
 */
export type Pool = Buffer | null;

/** A challenge to be created. */
interface NewChallenge {
  phone: string;
  purpose: OtpPurpose;
  client: Client;
  isKnown: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** The number of sends that each limit permits. */
export interface SendLimits {
  perPhone10Minutes: number;
  perPhoneHour: number;
  perIpHour: number;
  perIpHourMax: number;
  perDay: number;
}

/** `$1` is the phone and `$2` the pool. */
const IN_POOL =
  'phone = $1 AND CASE WHEN $2::bytea IS NULL THEN NOT is_known ELSE is_known AND device = $2 END';
/** When no more than this many of the day's sends are left, sends are serialized. */
const NEAR_THE_END = 500;
const SUCCESS_MEMORY_SECONDS = 86_400;

const SEED_BYTES = 16;

/**
 * Queries on one-time codes. A row stores the seed and a keyed hash; the code itself is not stored, and is
 * derived again for the message that contains it.
 */
@Injectable()
export class OtpRepository extends CodeSource {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
  ) {
    super();
  }

  /** Makes operations on one phone wait for each other, so that limits hold for parallel calls. */
  async lockPhone(phone: string): Promise<void> {
    await lockName(this.database.joined, 'code', phone);
  }

  /**
   * Makes sends that share a limit wait for each other: those to a phone, those from a network, and, near the
   * day's limit, all of the day.
   */
  async lockForSend(phone: string, network: string, perDay: number, now: Date): Promise<void> {
    await this.lockPhone(phone);
    await lockName(this.database.joined, 'code-network', network);
    const rows: { isNear: boolean }[] = await this.database.joined.query(
      'SELECT count(*) >= $2 AS "isNear" FROM otp_challenges WHERE created_at > $1',
      [addSeconds(now, -86_400), perDay - NEAR_THE_END],
    );
    if (rows[0]?.isNear) await lockName(this.database.joined, 'code-day');
  }

  async sentSince(moment: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.manager.query(
      'SELECT count(*)::int AS count FROM otp_challenges WHERE created_at > $1',
      [moment],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Returns what the limits on sends are checked against: for each limit the oldest of the sends that use it
   * up. The network's limit applies to, and counts, unknown devices only.
   */
  async history(
    phone: string,
    pool: Pool,
    network: string,
    limits: SendLimits,
    now: Date,
  ): Promise<SendHistory> {
    const perNetwork = networkShare(limits, await this.succeededFrom(network, now));
    const rows: Omit<SendHistory, 'wrong'>[] = await this.database.joined.query(
      `WITH pool AS (SELECT created_at FROM otp_challenges WHERE ${IN_POOL} ORDER BY created_at DESC)
       SELECT (SELECT created_at FROM pool LIMIT 1) AS last,
         (SELECT created_at FROM pool OFFSET $4 - 1 LIMIT 1) AS "phone10Minutes",
         (SELECT created_at FROM pool OFFSET $5 - 1 LIMIT 1) AS "phoneHour",
         (SELECT created_at FROM otp_challenges WHERE ip = $3 AND NOT is_known AND $2::bytea IS NULL ORDER BY created_at DESC OFFSET $6 - 1 LIMIT 1) AS "networkHour",
         (SELECT created_at FROM otp_challenges ORDER BY created_at DESC OFFSET $7 - 1 LIMIT 1) AS day`,
      [phone, pool, network, limits.perPhone10Minutes, limits.perPhoneHour, perNetwork, limits.perDay],
    );
    const [row] = rows;
    if (!row) throw new Error('no history');
    return { ...row, wrong: await this.wrongCodes(phone, pool, now) };
  }

  /** Counts the phones that signed in, or were proved, from a network within a day of the given time. */
  private async succeededFrom(network: string, now: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.joined.query(
      'SELECT count(DISTINCT phone)::int AS count FROM otp_challenges WHERE ip = $1 AND created_at > $2 AND used_at IS NOT NULL',
      [network, addSeconds(now, -SUCCESS_MEMORY_SECONDS)],
    );
    return rows[0]?.count ?? 0;
  }

  /** Returns the wrong codes that still count against a phone. */
  async wrongCodes(phone: string, pool: Pool, now: Date): Promise<WrongCodes[]> {
    return this.database.joined.query(
      `SELECT tries, last_try_at AS at FROM otp_challenges WHERE ${IN_POOL} AND is_counted AND tries > 0 AND last_try_at IS NOT NULL AND created_at > $3`,
      [phone, pool, addSeconds(now, -GUESS_MEMORY_SECONDS)],
    );
  }

  /**
   * Returns the wrong codes that still count against each of several phones, separately for each group of
   * devices.
   */
  async wrongCodesOf(
    phones: readonly string[],
    now: Date,
  ): Promise<{ phone: string; wrong: WrongCodes[] }[]> {
    const rows: { phone: string; wrong: { tries: number; at: string }[] }[] =
      await this.database.manager.query(
        `SELECT phone, json_agg(json_build_object('tries', tries, 'at', last_try_at)) AS wrong FROM otp_challenges
         WHERE phone = ANY($1) AND is_counted AND tries > 0 AND last_try_at IS NOT NULL AND created_at > $2
         GROUP BY phone, CASE WHEN is_known THEN device END`,
        [phones, addSeconds(now, -GUESS_MEMORY_SECONDS)],
      );
    return rows.map(({ phone, wrong }) => ({
      phone,
      wrong: wrong.map(({ tries, at }) => ({ tries, at: new Date(at) })),
    }));
  }

  /** Creates a challenge that counts as a send and has no code yet; see {@link open}. */
  async insert(challenge: NewChallenge): Promise<Pick<OtpChallenge, 'id' | 'seed'>> {
    const { phone, purpose, client, isKnown, createdAt, expiresAt } = challenge;
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO otp_challenges (phone, purpose, ip, device, is_bare, is_known, seed, code_hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, '', $8, $9) RETURNING id`,
      [
        phone,
        purpose,
        client.network,
        client.device.hash,
        client.device.isBare,
        isKnown,
        seed,
        createdAt,
        expiresAt,
      ],
    );
    return { id: onlyRow(rows).id, seed };
  }

  /** Gives a challenge its code. */
  async open({ id, seed }: Pick<OtpChallenge, 'id' | 'seed'>): Promise<void> {
    const codeHash = this.crypto.hashCode(seedText(id, seed), this.derived(id, seed));
    await this.database.joined.update(OtpChallengeEntity, { id }, { codeHash });
  }

  /** Records that a code was sent again: its validity restarts, its tries do not. */
  async renew(id: number, expiresAt: Date): Promise<void> {
    await this.database.joined.update(OtpChallengeEntity, { id }, { expiresAt });
  }

  /**
   * Returns the newest challenge that a device requested for a phone: a newer code invalidates older ones. If
   * neither the requesting nor the answering device keeps a cookie, their network is compared instead (rule
   * 95).
   */
  async newest(phone: string, { device, network }: Client): Promise<OtpChallenge | null> {
    const rows: OtpChallenge[] = await this.database.manager.query(
      `SELECT id, purpose, seed, code_hash AS "codeHash", created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt", tries,
         CASE WHEN is_known THEN device END AS pool
       FROM otp_challenges WHERE phone = $1 AND code_hash <> '' AND (device = $2 OR ($3 AND is_bare AND ip = $4)) ORDER BY created_at DESC, id DESC LIMIT 1`,
      [phone, device.hash, device.isBare, network],
    );
    return rows[0] ?? null;
  }

  /** Takes one of the five tries; returns the number taken, or null when none is left. */
  async takeTry(id: number, now: Date): Promise<number | null> {
    const [rows]: [{ tries: number }[], number] = await this.database.joined.query(
      'UPDATE otp_challenges SET tries = tries + 1, last_try_at = $3 WHERE id = $1 AND tries < $2 AND used_at IS NULL RETURNING tries',
      [id, LIMITS.otpMaxTries, now],
    );
    return rows[0]?.tries ?? null;
  }

  /**
   * Uses up a challenge. A person who finally enters the right code was no stranger, so their wrong codes no
   * longer count.
   */
  async use(id: number, now: Date): Promise<void> {
    await this.database.joined.update(OtpChallengeEntity, { id }, { usedAt: now, isCounted: false });
  }

  /** Stops counting a phone's wrong codes. */
  async forgive(phone: string): Promise<void> {
    await this.database.joined.update(OtpChallengeEntity, { phone, isCounted: true }, { isCounted: false });
  }

  /** Whether the typed code is the code of this challenge. */
  isCode({ id, seed, codeHash }: OtpChallenge, typed: string): boolean {
    return this.crypto.equal(codeHash, this.crypto.hashCode(seedText(id, seed), typed));
  }

  async codeOf(id: number): Promise<string> {
    const kept = await this.database.manager.findOneBy(OtpChallengeEntity, { id });
    return kept ? this.derived(id, kept.seed) : '';
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.delete(OtpChallengeEntity, { createdAt: LessThan(moment) });
  }

  private derived(id: number, seed: string): string {
    return this.crypto.deriveCode(seedText(id, seed), LIMITS.otpDigits);
  }
}

/** The text from which a code is derived. */
function seedText(id: number, seed: string): string {
  return `${id}|${seed}`;
}
