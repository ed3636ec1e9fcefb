import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Device } from './client.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import type { Tries } from './owner-question.rules.js';

/**
 * Queries on the ownership of numbers: the devices on which people have signed in (rule 95), a person's last
 * sign, and the open questions (rule 237).
 */
@Injectable()
export class OwnersRepository {
  constructor(private readonly database: Database) {}

  /** Whether somebody who has this number has signed in on a device. */
  async isKnown({ hash, isBare }: Device, phone: string): Promise<boolean> {
    if (isBare) return false;
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM known_devices d JOIN users u ON u.id = d.user_id WHERE d.device = $1 AND u.phone = $2 AND u.deleted_at IS NULL',
      [hash, phone],
    );
    return rows.length > 0;
  }

  /** Whether a person has signed in on a device. */
  async isOf({ hash, isBare }: Device, userId: number): Promise<boolean> {
    return !isBare && this.database.manager.existsBy(KnownDeviceEntity, { device: hash, userId });
  }

  /** Notes that somebody has signed in on a device. */
  async remember({ hash: device }: Device, userId: number, lastUsedAt: Date): Promise<void> {
    await this.database.manager.upsert(KnownDeviceEntity, { device, userId, lastUsedAt }, [
      'device',
      'userId',
    ]);
  }

  async forgetDevices(userId: number): Promise<void> {
    await this.database.manager.delete(KnownDeviceEntity, { userId });
  }

  /** Returns when a person was last active, by more evidence than a code; null for an unknown person. */
  async lastSignOf(userId: number): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query('SELECT last_sign_of($1) AS at', [
      userId,
    ]);
    return row?.at ?? null;
  }

  /**
   * Which of the given people had the number but had given no sign for `days` days when this user began to
   * use it, and have not signed in fully since; nothing that happens to them later counts. A user whom staff
   * added to a number did not claim it, so nobody loses it to them.
   */
  async goneBefore(userId: number, people: readonly number[], days: number): Promise<number[]> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT p.id FROM unnest($2::int[]) AS p(id),
         (SELECT o.phone, max(o.since) AS since FROM phone_owners o JOIN users u ON u.id = o.user_id AND u.phone = o.phone
          WHERE o.user_id = $1 AND NOT o.by_staff GROUP BY o.phone) AS began
       WHERE last_sign_of(p.id, began.since) + make_interval(days => $3) < began.since
         AND EXISTS (SELECT 1 FROM phone_owners h WHERE h.user_id = p.id AND h.phone = began.phone AND h.since < began.since)`,
      [userId, people, days],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Whether others only recorded somebody at their number, and nobody has shown themselves there: each person
   * of the number has never signed in or agreed to anything, has given no sign since a moment, or started
   * using the number later and so says nothing about who had it before. People with a staff role were
   * admitted by staff and count as shown.
   */
  async isUnshown(userId: number, notBefore: Date): Promise<boolean> {
    const rows: { is: boolean | null }[] = await this.database.manager.query(
      `SELECT count(*) > 1 AND bool_or(p.id = me.id AND n.never)
         AND bool_and(n.never OR last_sign_of(p.id) < $2 OR (SELECT max(o.since) FROM phone_owners o WHERE o.user_id = p.id AND o.phone = me.phone)
           > (SELECT max(o.since) FROM phone_owners o WHERE o.user_id = me.id AND o.phone = me.phone)) AS is
       FROM users me JOIN users p ON p.phone = me.phone AND p.deleted_at IS NULL CROSS JOIN LATERAL (SELECT p.signed_in_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM consents c WHERE c.user_id = p.id)
         AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = p.id AND r.role NOT IN ('user', 'volunteer')) AS never) n
       WHERE me.id = $1 AND me.phone <> ''`,
      [userId, notBefore],
    );
    return rows[0]?.is === true;
  }

  /** Records that somebody waits for a person's question, unless it is recorded already. */
  async begin(userId: number, now: Date): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO owner_questions (user_id, since) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING',
      [userId, now],
    );
  }

  /** Returns the answers of the day and in all; locked until the transaction ends. */
  async lock(userId: number, now: Date): Promise<Tries> {
    await this.begin(userId, now);
    const rows: Tries[] = await this.database.joined.query(
      `SELECT ${TRIES} FROM owner_questions WHERE user_id = $1 FOR UPDATE`,
      [userId],
    );
    return rows[0] ?? NO_TRIES;
  }

  async tries(userId: number): Promise<Tries> {
    const rows: Tries[] = await this.database.manager.query(
      `SELECT ${TRIES} FROM owner_questions WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? NO_TRIES;
  }

  async noteWrong(userId: number, { wrong, wrongToday, dayBeganAt }: Tries): Promise<void> {
    await this.database.joined.query(
      'UPDATE owner_questions SET wrong = $2, wrong_today = $3, day_began_at = $4 WHERE user_id = $1',
      [userId, wrong, wrongToday, dayBeganAt],
    );
  }

  /** Returns since when somebody waits for a person's question, or null. */
  async since(userId: number, now: Date): Promise<Date | null> {
    const [row]: { since: Date | null }[] = await this.database.manager.query(
      `SELECT min(s.created_at) AS since FROM owner_questions q JOIN sessions s ON s.user_id = q.user_id AND s.is_limited AND s.ended_at IS NULL AND s.expires_at > $2
       WHERE q.user_id = $1`,
      [userId, now],
    );
    return row?.since ?? null;
  }

  /** Ends the question; false when there was none. */
  async end(userId: number): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.joined.query(
      'DELETE FROM owner_questions WHERE user_id = $1 RETURNING user_id',
      [userId],
    );
    return rows.length > 0;
  }
}

const TRIES = 'wrong, wrong_today AS "wrongToday", day_began_at AS "dayBeganAt"';
const NO_TRIES: Tries = { wrong: 0, wrongToday: 0, dayBeganAt: null };
