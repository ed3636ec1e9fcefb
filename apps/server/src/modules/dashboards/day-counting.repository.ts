import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { COUNTED_STATE } from '../users/index.js';
import { DayFigureEntity } from './day-figure.entity.js';

const ISRAEL = `AT TIME ZONE 'Asia/Jerusalem'`;
/** SQL for the days to count, with their start and end times. */
const DAYS = `days AS (SELECT day, day::timestamp ${ISRAEL} AS begins, (day + 1)::timestamp ${ISRAEL} AS ends FROM unnest($1::date[]) day)`;
/**
 * SQL that reads or looks up something for each row before it, by an index. Left to itself, PostgreSQL expects many
 * rows in a few days and reads everybody in the country.
 */
const each = (reading: string): string => `LATERAL (${reading} OFFSET 0)`;
const during = (moment: string): string => `${moment} >= d.begins AND ${moment} < d.ends`;
const SIGNED = `SELECT v.user_id FROM volunteer_information v WHERE ${during('v.signed_at')}`;
const HOME = `SELECT ${COUNTED_STATE} AS state FROM users u WHERE u.id = signed.user_id AND u.deleted_at IS NULL`;
const REGISTERED = `SELECT u.id, ${COUNTED_STATE} AS state FROM users u WHERE ${during('u.created_at')} AND u.deleted_at IS NULL`;
const IS_SEEKER = `SELECT FROM user_roles r WHERE r.user_id = registered.id AND r.role = 'user'`;
const FILED = `SELECT n.id, n.origin_state, n.category_id, n.event_id, n.request_id, n.is_exercise FROM needs n WHERE ${during('n.created_at')}`;
const APPROVED = `SELECT 1 AS buddies FROM assignments x WHERE x.need_id = n.id AND x.is_approved = 1 AND (x.ended IS NULL OR x.ended IN ('completed', 'over')) LIMIT 1`;

/**
 * SQL with the definition of all figures (rule 69); a spec computes the same figures in a simpler, slower
 * way.
 */
const COUNTED = `
SELECT d.day, n.origin_state AS state, coalesce(n.category_id, 0) AS category_id, coalesce(e.event_list_id, 0) AS event_type_id, coalesce(e.manager_id, 0) AS manager_id,
  n.is_exercise OR coalesce(e.is_exercise, false) AS is_exercise,
  count(*)::int AS requests, count(b.buddies)::int AS buddies, 0 AS volunteers, 0 AS seekers
FROM days d CROSS JOIN ${each(FILED)} n
  LEFT JOIN events e ON e.id = n.event_id LEFT JOIN event_user_requests r ON r.id = n.request_id
  LEFT JOIN ${each(APPROVED)} b ON true
WHERE n.event_id IS NULL OR r.respond = 1
GROUP BY 1, 2, 3, 4, 5, 6
UNION ALL
SELECT day, state, 0, 0, 0, false, 0, 0, sum(volunteers)::int, sum(seekers)::int FROM (
  SELECT d.day, home.state, 1 AS volunteers, 0 AS seekers
  FROM days d CROSS JOIN ${each(SIGNED)} signed CROSS JOIN ${each(HOME)} home
  UNION ALL
  SELECT d.day, registered.state, 0, 1
  FROM days d CROSS JOIN ${each(REGISTERED)} registered CROSS JOIN ${each(IS_SEEKER)} seeker
) people GROUP BY 1, 2`;

/** The longest delay before a change becomes visible, because of transactions and clocks. */
const LATE = `interval '15 minutes'`;

/** Counts the daily figures of the dashboards. */
@Injectable()
export class DayCountingRepository {
  constructor(private readonly database: Database) {}

  /**
   * Lets one process count at a time. Returns the time up to which changes have been seen, or null if another
   * process is counting.
   */
  async begin(): Promise<{ lookedAt: Date | null } | null> {
    const rows: { lookedAt: Date | null }[] = await this.database.joined.query(
      'SELECT looked_at AS "lookedAt" FROM figure_rounds WHERE id = 1 FOR UPDATE SKIP LOCKED',
    );
    return rows[0] ?? null;
  }

  async end(now: Date): Promise<void> {
    await this.database.joined.query('UPDATE figure_rounds SET looked_at = $1 WHERE id = 1', [now]);
  }

  /** Days with figures that were never counted, newest first. */
  async missing(now: Date, most: number): Promise<string[]> {
    return daysFrom(
      await this.database.joined.query(
        `SELECT to_char(past, 'YYYY-MM-DD') AS day FROM (
           SELECT least((SELECT min(created_at) FROM needs), (SELECT min(signed_at) FROM volunteer_information), (SELECT min(created_at) FROM users)) AS first) f,
           generate_series((f.first ${ISRAEL})::date, ($1::timestamptz ${ISRAEL})::date, interval '1 day') past
         WHERE NOT EXISTS (SELECT FROM counted_days c WHERE c.day = past::date) ORDER BY past DESC LIMIT $2`,
        [now, most],
      ),
    );
  }

  /** Returns today, the days that changed, and the days that were counted longest ago. */
  async stale(lookedAt: Date | null, now: Date, oldest: number): Promise<string[]> {
    return daysFrom(
      await this.database.joined.query(
        `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
           SELECT ($2::timestamptz ${ISRAEL})::date AS day
           UNION SELECT (created_at ${ISRAEL})::date FROM needs WHERE updated_at > $1::timestamptz - ${LATE}
           UNION SELECT (n.created_at ${ISRAEL})::date FROM assignments x JOIN needs n ON n.id = x.need_id WHERE x.updated_at > $1::timestamptz - ${LATE}
           UNION (SELECT day FROM counted_days ORDER BY counted_at LIMIT $3)
         ) found`,
        [lookedAt ?? now, now, oldest],
      ),
    );
  }

  /** Recounts these days. */
  async count(days: readonly string[], now: Date): Promise<void> {
    await this.database.joined.delete(DayFigureEntity, { day: Any([...days]) });
    await this.database.joined.query(
      `WITH ${DAYS} INSERT INTO day_figures (day, state, category_id, event_type_id, manager_id, is_exercise, requests, buddies, volunteers, seekers)
       SELECT day, state, category_id, event_type_id, manager_id, is_exercise, sum(requests), sum(buddies), sum(volunteers), sum(seekers)
       FROM (${COUNTED}) counted GROUP BY 1, 2, 3, 4, 5, 6`,
      [days],
    );
    await this.database.joined.query(
      'INSERT INTO counted_days (day, counted_at) SELECT unnest($1::date[]), $2 ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at',
      [days, now],
    );
  }

  /**
   * Counts the volunteers who are active now: they have signed, are validated, have a known address, and are
   * neither frozen, blocked nor deactivated (rule 9).
   */
  async countActive(): Promise<void> {
    await this.database.joined.query(
      `WITH counted AS (
         SELECT ${COUNTED_STATE} AS state, count(*)::int AS volunteers FROM volunteer_candidates c JOIN users u ON u.id = c.user_id
         WHERE c.is_active AND NOT c.is_frozen AND NOT c.is_blocked AND c.is_validated GROUP BY 1),
       gone AS (DELETE FROM active_volunteers a WHERE NOT EXISTS (SELECT FROM counted c WHERE c.state = a.state))
       INSERT INTO active_volunteers SELECT state, volunteers FROM counted
       ON CONFLICT (state) DO UPDATE SET volunteers = excluded.volunteers WHERE active_volunteers.volunteers <> excluded.volunteers`,
    );
  }
}

function daysFrom(rows: { day: string }[]): string[] {
  return rows.map(({ day }) => day);
}
