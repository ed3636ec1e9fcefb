import { Injectable } from '@nestjs/common';
import { LIMITS } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import type { OtpPurpose } from './otp-challenge.entity.js';

/** A challenge as it is checked. */
export interface OtpChallenge {
  id: number;
  purpose: OtpPurpose;
  seed: string;
  codeHash: string;
  tries: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** How many codes went out lately. */
export interface SendCounts {
  phone10Minutes: number;
  phoneHour: number;
  ipHour: number;
  day: number;
  lastAt: Date | null;
  lastPurpose: OtpPurpose | null;
}

/** Queries on one-time codes. */
@Injectable()
export class OtpRepository {
  constructor(private readonly database: Database) {}

  /** Keeps sends to one phone apart, so that limits hold under parallel calls. */
  async lockPhone(tx: Tx, phone: string): Promise<void> {
    await tx.manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`otp:${phone}`]);
  }

  async counts(tx: Tx, phone: string, ip: string, now: Date): Promise<SendCounts> {
    const rows: SendCounts[] = await tx.manager.query(
      `SELECT
         (SELECT count(*)::int FROM otp_challenges WHERE phone = $1 AND created_at > $3::timestamptz - interval '10 minutes') AS "phone10Minutes",
         (SELECT count(*)::int FROM otp_challenges WHERE phone = $1 AND created_at > $3::timestamptz - interval '1 hour') AS "phoneHour",
         (SELECT count(*)::int FROM otp_challenges WHERE ip = $2 AND created_at > $3::timestamptz - interval '1 hour') AS "ipHour",
         (SELECT count(*)::int FROM otp_challenges WHERE created_at > $3::timestamptz - interval '1 day') AS day,
         last.created_at AS "lastAt", last.purpose AS "lastPurpose"
       FROM (SELECT 1) one LEFT JOIN LATERAL (
         SELECT created_at, purpose FROM otp_challenges WHERE phone = $1 ORDER BY created_at DESC LIMIT 1
       ) last ON true`,
      [phone, ip, now],
    );
    const [row] = rows;
    if (!row) throw new Error('no counts');
    return row;
  }

  /** Makes a challenge; `codeHash` is given its value once the number of the row is known. */
  async insert(tx: Tx, challenge: { phone: string; purpose: OtpPurpose; ip: string; seed: string; createdAt: Date; expiresAt: Date }): Promise<number> {
    const rows: { id: number }[] = await tx.manager.query(
      `INSERT INTO otp_challenges (phone, purpose, ip, seed, code_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, '', $5, $6) RETURNING id`,
      [challenge.phone, challenge.purpose, challenge.ip, challenge.seed, challenge.createdAt, challenge.expiresAt],
    );
    return rows[0]?.id ?? 0;
  }

  async setHash(tx: Tx, id: number, codeHash: string): Promise<void> {
    await tx.manager.query('UPDATE otp_challenges SET code_hash = $2 WHERE id = $1', [id, codeHash]);
  }

  /** The newest challenge of a phone: a newer code makes older ones useless. */
  async newest(phone: string): Promise<OtpChallenge | null> {
    const rows: OtpChallenge[] = await this.database.manager.query(
      `SELECT id, purpose, seed, code_hash AS "codeHash", tries, expires_at AS "expiresAt", used_at AS "usedAt"
       FROM otp_challenges WHERE phone = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
      [phone],
    );
    return rows[0] ?? null;
  }

  /** Takes one of the five tries; answers how many were taken, or null when none is left. */
  async takeTry(id: number): Promise<number | null> {
    const [rows]: [{ tries: number }[], number] = await this.database.manager.query(
      'UPDATE otp_challenges SET tries = tries + 1 WHERE id = $1 AND tries < $2 AND used_at IS NULL RETURNING tries',
      [id, LIMITS.otpMaxTries],
    );
    return rows[0]?.tries ?? null;
  }

  /** Uses a challenge up; false when somebody was faster. */
  async use(id: number, now: Date): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.manager.query(
      'UPDATE otp_challenges SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id',
      [id, now],
    );
    return rows.length > 0;
  }

  async seedOf(id: number): Promise<string | null> {
    const rows: { seed: string }[] = await this.database.manager.query('SELECT seed FROM otp_challenges WHERE id = $1', [id]);
    return rows[0]?.seed ?? null;
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query('DELETE FROM otp_challenges WHERE created_at < $1', [moment]);
  }
}
