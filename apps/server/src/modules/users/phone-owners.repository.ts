import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/**
 * SQL for whether `gone` is a stranger to `began`: `gone` had shown no activity for `$3` days when `began`
 * started using the number that `began` has now, and has not signed in since (rule 237).
 */
const isStranger = (
  gone: string,
  began: string,
) => `EXISTS (SELECT 1 FROM (SELECT max(p.since) AS since FROM phone_owners p
  WHERE p.user_id = ${began}.id AND p.phone = ${began}.phone) w WHERE last_sign_of(${gone}.id, w.since) + make_interval(days => $3) < w.since)`;

/**
 * SQL for the names of people who share a number. Strangers are never named to each other: the number's
 * current owner would learn who had it before.
 */
const SHARED = `SELECT u.id, u.first_name AS name FROM unnest($1::int[], $2::text[]) AS r(id, address) JOIN users u ON u.id = r.id AND u.phone = r.address
  WHERE u.first_name <> '' AND EXISTS (SELECT 1 FROM users o WHERE o.phone = u.phone AND o.id <> u.id AND o.deleted_at IS NULL
    AND NOT ${isStranger('u', 'o')} AND NOT ${isStranger('o', 'u')})`;

/**
 * Queries on who has a telephone number, and since when (rules 237, 238): a household may share a number, and
 * a number may have passed to a new owner from somebody who is no longer active.
 */
@Injectable()
export class PhoneOwnersRepository {
  constructor(private readonly database: Database) {}

  /** Returns, by person, the first names of people who share the number to which they are written. */
  async sharedNames(written: readonly { userId: number; phone: string }[]): Promise<Map<number, string>> {
    const rows: { id: number; name: string }[] = await this.database.manager.query(SHARED, [
      written.map(({ userId }) => userId),
      written.map(({ phone }) => phone),
      LIMITS.ownerAwayDays,
    ]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /**
   * Returns when a person last gave a sign of life that needs more than a code sent to their number; null for
   * an unknown person.
   */
  async lastSignOf(userId: number): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query('SELECT last_sign_of($1) AS at', [
      userId,
    ]);
    return row?.at ?? null;
  }

  /**
   * Returns which of the given people had the number but had shown no activity for `days` days when this user
   * began to use it, and have not fully signed in since; later activity does not count. A user whom staff
   * added to a number did not claim it, so nobody loses the number to such a user.
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
   * Whether others merely recorded a person with their number and nobody with it has shown themselves: every
   * person with the number has never signed in or agreed to anything, has shown no activity since a given
   * time, or started using the number later and so says nothing about who had it before. People with a staff
   * role were admitted by staff and count as having shown themselves.
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
}
