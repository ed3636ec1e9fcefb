import type { RideReminder } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** An approved hold on a future ride, and the reminders already written for it. */
export interface RideAhead {
  assignmentId: number;
  needId: number;
  dueAt: Date;
  approvedAt: Date;
  reminded: RideReminder[];
}

/** A person's side of a ride. */
export type RideSide = 'volunteer' | 'seeker';

const AHEAD = `FROM assignments x JOIN applications n ON n.id = x.need_id
  WHERE x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NULL AND n.status = 'in treatment' AND n.type = 1 AND NOT n.is_emergency`;
/**
 * SQL for reminders sent two hours before the ride that were not answered: no answer, no message, and no
 * report of being on the way.
 */
const SILENT = `FROM ride_reminders r JOIN assignments x ON x.id = r.assignment_id JOIN applications n ON n.id = x.need_id
  WHERE r.kind = 'hours' AND r.volunteer_answer IS NULL AND r.staff_told_at IS NULL
    AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NULL AND n.status = 'in treatment'
    AND NOT EXISTS (SELECT 1 FROM need_answers a WHERE a.need_id = n.id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= r.sent_at)`;

/** Queries on reminders of rides (rule 164). */
@Injectable()
export class RideRemindersRepository {
  constructor(private readonly database: Database) {}

  /** Returns the rides between two times that still lack a reminder. */
  async ahead(after: Date, until: Date): Promise<RideAhead[]> {
    return this.database.manager.query(
      `SELECT * FROM (
         SELECT x.id AS "assignmentId", n.id AS "needId", n.due_at AS "dueAt", coalesce(x.approved_at, x.created_at) AS "approvedAt",
           ARRAY(SELECT r.kind FROM ride_reminders r WHERE r.assignment_id = x.id) AS reminded
         ${AHEAD} AND n.due_at > $1 AND n.due_at <= $2
       ) a WHERE cardinality(a.reminded) < 2`,
      [after, until],
    );
  }

  /**
   * Locks the needs of the given assignments that are live holds; rows locked by another worker are skipped.
   */
  async lock(assignmentIds: readonly number[]): Promise<{ assignmentId: number; needId: number }[]> {
    return this.database.joined.query(
      `SELECT x.id AS "assignmentId", n.id AS "needId" ${AHEAD} AND x.id = ANY($1) ORDER BY n.id FOR UPDATE OF n SKIP LOCKED`,
      [assignmentIds],
    );
  }

  /** Records that a reminder is sent; returns false when that was already recorded. */
  async note(assignmentId: number, kind: RideReminder, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      'INSERT INTO ride_reminders (assignment_id, kind, sent_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [assignmentId, kind, now],
    );
    return rows.length > 0;
  }

  /**
   * Locks needs whose reminder of a future ride was sent before a given time and whose volunteer has not
   * answered since.
   */
  async lockSilent(
    now: Date,
    remindedBefore: Date,
    limit: number,
  ): Promise<{ assignmentId: number; needId: number }[]> {
    return this.database.joined.query(
      `SELECT x.id AS "assignmentId", n.id AS "needId" ${SILENT} AND n.due_at > $1 AND r.sent_at <= $2 ORDER BY r.sent_at LIMIT $3 FOR UPDATE OF n SKIP LOCKED`,
      [now, remindedBefore, limit],
    );
  }

  async noteStaffTold(assignmentId: number, now: Date): Promise<void> {
    await this.database.joined.query(
      'UPDATE ride_reminders SET staff_told_at = $2 WHERE assignment_id = $1 AND staff_told_at IS NULL',
      [assignmentId, now],
    );
  }

  /** Returns when the oldest unanswered reminder was sent; null when there is none. */
  async oldestSilent(now: Date): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(r.sent_at) AS at ${SILENT} AND n.due_at > $1`,
      [now],
    );
    return rows[0]?.at ?? null;
  }

  /** Stores one side's answer to all questions about a hold. */
  async answer(assignmentId: number, side: RideSide, isComing: boolean): Promise<void> {
    const column = side === 'volunteer' ? 'volunteer_answer' : 'seeker_answer';
    await this.database.joined.query(`UPDATE ride_reminders SET ${column} = $2 WHERE assignment_id = $1`, [
      assignmentId,
      isComing,
    ]);
  }
}
