import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/**
 * SQL for whether `gone` had shown no activity for $3 days when `began` started using the number that they
 * have now, and has not signed in since: a stranger (rule 237).
 */
const isStranger = (
  gone: string,
  began: string,
) => `EXISTS (SELECT 1 FROM (SELECT max(p.since) AS since FROM phone_owners p
  WHERE p.user_id = ${began}.id AND p.phone = ${began}.phone) w WHERE last_sign_of(${gone}.id, w.since) + make_interval(days => $3) < w.since)`;

/** Strangers are never named to each other: the telephone's current owner would learn who had it before. */
const SHARED = `SELECT u.id, u.first_name AS name FROM unnest($1::int[], $2::text[]) AS r(id, address) JOIN users u ON u.id = r.id AND u.phone = r.address
  WHERE u.first_name <> '' AND EXISTS (SELECT 1 FROM users o WHERE o.phone = u.phone AND o.id <> u.id AND o.deleted_at IS NULL
    AND NOT ${isStranger('u', 'o')} AND NOT ${isStranger('o', 'u')})`;

/**
 * Queries on who has a telephone number, and since when (rules 237, 238): a household may share one, and one may
 * have passed from somebody who gives no sign any more to a new owner.
 */
@Injectable()
export class PhoneOwnersRepository {
  constructor(private readonly database: Database) {}

  /** Returns the first names of people who share the number that they are written to, by person. */
  async sharedNames(written: readonly { userId: number; phone: string }[]): Promise<Map<number, string>> {
    const rows: { id: number; name: string }[] = await this.database.manager.query(SHARED, [
      written.map(({ userId }) => userId),
      written.map(({ phone }) => phone),
      LIMITS.ownerAwayDays,
    ]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Returns when a person was last active, by more evidence than a code; null for an unknown person. */
  async lastSignOf(userId: number): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query('SELECT last_sign_of($1) AS at', [
      userId,
    ]);
    return row?.at ?? null;
  }

  /**
   * Which of the given people had the number but had shown no activity for `days` days when this user began
   * to use it, and have not fully signed in since; later activity does not count. A user whom staff added to
   * a number did not claim it, so nobody loses the number to them.
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
   * Whether somebody was only recorded at their number by others and nobody has appeared there: every person
   * with the number has never signed in or agreed to anything, has shown no activity since a given time, or
   * started using the number later and so says nothing about who had it before. People with a staff role were
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
}
