import type { DutyTimes, WayToHelp } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { VolunteerInformationEntity } from './volunteer-information.entity.js';

/** Queries on volunteers' availability. */
@Injectable()
export class AvailabilityRepository {
  constructor(private readonly database: Database) {}

  /** A volunteer's settings; null if there are none. */
  async find(userId: number): Promise<DutyTimes | null> {
    const rows: DutyTimes[] = await this.database.manager.query(
      `SELECT is_on_duty, to_char(paused_until, 'YYYY-MM-DD') AS paused_until, weekly_hours, quiet_from, quiet_to, is_emergency_in_quiet, max_calls_week
       FROM volunteer_availability WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async save(userId: number, times: DutyTimes, now: Date): Promise<void> {
    await this.database.manager.query(
      `INSERT INTO volunteer_availability (user_id, is_on_duty, paused_until, weekly_hours, quiet_from, quiet_to, is_emergency_in_quiet, max_calls_week, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (user_id) DO UPDATE SET is_on_duty = excluded.is_on_duty, paused_until = excluded.paused_until, weekly_hours = excluded.weekly_hours,
         quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, is_emergency_in_quiet = excluded.is_emergency_in_quiet,
         max_calls_week = excluded.max_calls_week, updated_at = excluded.updated_at`,
      [
        userId,
        times.is_on_duty,
        times.paused_until,
        JSON.stringify(times.weekly_hours),
        times.quiet_from,
        times.quiet_to,
        times.is_emergency_in_quiet,
        times.max_calls_week,
        now,
      ],
    );
  }

  async setWay(userId: number, way: WayToHelp): Promise<void> {
    await this.database.manager.update(VolunteerInformationEntity, { userId }, { wayToProvideHelp: way });
  }

  /** The number of calls to a volunteer within the seven days before a given time. */
  async callsInWeek(userId: number, now: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.manager.query(
      `SELECT count(*)::int AS count FROM volunteer_calls WHERE volunteer_id = $1 AND called_at > $2::timestamptz - interval '7 days'`,
      [userId, now],
    );
    return rows[0]?.count ?? 0;
  }
}
