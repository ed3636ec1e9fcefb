import { REMINDER_DAYS, REMINDER_HOUR } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A volunteer whose agreement ends, and whether the renewal needs a police certificate (rule 85). */
export interface EndingAgreement {
  userId: number;
  daysBefore: number;
  needsPolice: boolean;
}

const ZONE = `'Asia/Jerusalem'`;
/** SQL for the day on which the agreement of `v` ends (rule 53); `renewalDay` computes the same day. */
const END_DAY = `(((v.signed_at AT TIME ZONE ${ZONE}) + interval '1 year')::date)`;
/**
 * SQL that excludes volunteers awaiting a guardian's approval: they were never active, and have nothing to
 * renew (rule 86).
 */
const LIVE =
  'u.deleted_at IS NULL AND u.is_active AND NOT u.is_block AND NOT u.is_freeze AND (v.guardian_needed IS NULL OR v.guardian_confirmed_at IS NOT NULL)';
const NOT_AT_WORK = 'NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = u.id)';
/**
 * SQL for the time of a reminder, given the number of days before the end; the freeze, at zero days, is at
 * the start of the day.
 */
const momentOf = (days: string) =>
  `(((${END_DAY} - ${days})::timestamp + CASE WHEN ${days} > 0 THEN interval '${REMINDER_HOUR} hours' ELSE interval '0' END) AT TIME ZONE ${ZONE})`;
const DAYS = `(VALUES ${[...REMINDER_DAYS, 0].map((days) => `(${days})`).join(', ')}) AS d(days)`;
/** SQL for agreements old enough to be near their end, which lets the query use the index. */
const OLD_ENOUGH = `v.signed_at < $1::timestamptz - interval '10 months'`;

/** Queries on agreements that end. */
@Injectable()
export class RenewalRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the reminders that are due and were not sent; if several were missed, only the latest is worth
   * sending.
   */
  async dueReminders(now: Date, limit: number): Promise<EndingAgreement[]> {
    return this.database.manager.query(
      `SELECT u.id AS "userId", min(d.days)::int AS "daysBefore", bool_or(v.is_required_police_validation) AS "needsPolice"
       FROM volunteer_information v JOIN users u ON u.id = v.user_id CROSS JOIN ${DAYS}
       WHERE ${OLD_ENOUGH} AND ${LIVE} AND d.days > 0 AND ${momentOf('d.days')} <= $1 AND ${momentOf('0')} > $1
         AND NOT EXISTS (SELECT 1 FROM renewal_notices n WHERE n.user_id = u.id AND n.signed_at = v.signed_at AND n.days_before <= d.days)
       GROUP BY u.id ORDER BY u.id LIMIT $2`,
      [now, limit],
    );
  }

  /** Marks reminders as sent; returns the new rows, so that only one of two workers sends them. */
  async noteReminders(reminders: readonly EndingAgreement[], now: Date): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.joined.query(
      `INSERT INTO renewal_notices (user_id, signed_at, days_before, sent_at)
       SELECT v.user_id, v.signed_at, r."daysBefore", $2 FROM jsonb_to_recordset($1::jsonb) AS r("userId" int, "daysBefore" int)
       JOIN volunteer_information v ON v.user_id = r."userId" WHERE v.signed_at IS NOT NULL
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [JSON.stringify(reminders), now],
    );
    return rows.map((row) => row.user_id);
  }

  /** Returns which of these people were reminded of the renewal since a given time. */
  async remindedSince(userIds: readonly number[], since: Date): Promise<Set<number>> {
    const rows: { id: number }[] = await this.database.joined.query(
      'SELECT DISTINCT user_id AS id FROM renewal_notices WHERE user_id = ANY($1) AND sent_at > $2',
      [userIds, since],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Locks volunteers whose agreement has ended and who are not helping anybody, so that their accounts can be
   * frozen. Skips rows locked by another worker.
   */
  async lockEnded(now: Date, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT u.id FROM volunteer_information v JOIN users u ON u.id = v.user_id
       WHERE ${OLD_ENOUGH} AND ${LIVE} AND ${momentOf('0')} <= $1 AND ${NOT_AT_WORK}
       ORDER BY u.id LIMIT $2 FOR UPDATE OF u SKIP LOCKED`,
      [now, limit],
    );
    return rows.map((row) => row.id);
  }

  /**
   * The next time when a reminder or a freeze is due; of agreements that are far from their end, only the
   * oldest is considered.
   */
  async nextDue(now: Date): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT least((
         SELECT min(${momentOf('d.days')}) FROM volunteer_information v JOIN users u ON u.id = v.user_id CROSS JOIN ${DAYS}
         WHERE ${OLD_ENOUGH} AND ${LIVE} AND (d.days > 0 OR ${NOT_AT_WORK})
           AND (d.days = 0 OR ${momentOf('0')} > $1)
           AND NOT EXISTS (SELECT 1 FROM renewal_notices n WHERE n.user_id = u.id AND n.signed_at = v.signed_at AND n.days_before <= d.days)
       ), (
         SELECT ${momentOf(`${Math.max(...REMINDER_DAYS)}`)} FROM volunteer_information v JOIN users u ON u.id = v.user_id
         WHERE NOT ${OLD_ENOUGH} AND ${LIVE} ORDER BY v.signed_at LIMIT 1
       )) AS at`,
      [now],
    );
    return rows[0]?.at ?? null;
  }
}
