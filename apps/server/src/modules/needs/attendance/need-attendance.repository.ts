import type { Attending, DeskReason } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** Who is responsible for a live need at a given time (rule 218). */
export interface Attendance {
  needId: number;
  eventId: number | null;
  isUrgent: boolean;
  attending: Attending;
  /** The reason why the coordinators' desk is responsible for the need; null while somebody else is. */
  reason: DeskReason | null;
  since: Date;
  /** Until when the responsible person is responsible; null for the desk. */
  until: Date | null;
  volunteerId: number | null;
  coordinatorId: number | null;
  /** Whether volunteers are being searched for, now or at the next step, even if somebody is responsible. */
  isSearched: boolean;
}

/**
 * The state in which staff's lists show a need that requires a coordinator; a waiting acceptance, and a need
 * that was never searched for, have words of their own.
 */
export function deskState(attendance: Attendance | null): {
  needs_coordinator: boolean;
  needs_coordinator_since: string | null;
} {
  const isDesks =
    attendance?.attending === 'desk' && attendance.reason !== 'approval' && attendance.reason !== 'no_search';
  return {
    needs_coordinator: isDesks,
    needs_coordinator_since: isDesks ? attendance.since.toISOString() : null,
  };
}

/**
 * The single source for who is responsible for a need. Everything that shows or counts who is responsible
 * reads it here, or from `need_attendance` in SQL.
 */
@Injectable()
export class NeedAttendanceRepository {
  constructor(private readonly database: Database) {}

  /** Whether volunteers are being searched for, now or at the next step, for a need. */
  async isSearched(needId: number, now: Date): Promise<boolean> {
    return (await this.of([needId], now)).get(needId)?.isSearched === true;
  }

  /** Returns who is responsible for each of these needs; ended needs are left out. */
  async of(needIds: readonly number[], now: Date): Promise<Map<number, Attendance>> {
    if (needIds.length === 0) return new Map();
    const rows: Attendance[] = await this.database.manager.query(
      `SELECT a.need_id AS "needId", a.event_id AS "eventId", a.is_urgent AS "isUrgent", a.attending, a.reason, a.since, a.until,
         a.volunteer_id AS "volunteerId", a.coordinator_id AS "coordinatorId", a.is_searched AS "isSearched"
       FROM need_attendance($2) a WHERE a.need_id = ANY($1)`,
      [needIds, now],
    );
    return new Map(rows.map((row) => [row.needId, row]));
  }
}
