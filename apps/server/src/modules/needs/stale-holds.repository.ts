import { ATTENDANCE } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/**
 * SQL for the time by which a need's holder has to set out: for a ride the start of its work period (rule
 * 47), for other help noon of the last day, in an event half an hour after the approval (`ATTENDANCE` of the
 * domain).
 */
const SETS_OUT = `CASE WHEN n.event_id IS NOT NULL THEN coalesce(x.approved_at, x.created_at) + interval '${ATTENDANCE.setOutWithin} seconds'
  WHEN n.type = 1 THEN lower(x.span) ELSE n.due_at - interval '12 hours' END`;
/**
 * SQL for approved holds without a report of being on the way. Urgent needs are watched by their run (rule
 * 71), and help by telephone needs no journey.
 */
const SILENT = `FROM assignments x JOIN needs n ON n.id = x.need_id
  WHERE x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NULL AND n.status = 'in treatment' AND NOT n.is_emergency AND n.help_type <> 'phone'
    AND (n.event_id IS NULL OR n.label_priority < 2)`;
/** SQL for whether there is still time to find somebody else. */
const IN_TIME = '(n.event_id IS NOT NULL OR n.due_at > $1)';
/**
 * SQL that leaves out volunteers who have written since the question: their message counts as an answer,
 * which a coordinator reads.
 */
const UNANSWERED = `AND NOT EXISTS (SELECT 1 FROM need_answers a WHERE a.need_id = n.id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= x.asked_at)`;

/** A need whose volunteer has not set out; `eventId` is null outside events. */
export interface StaleHold {
  needId: number;
  eventId: number | null;
}

/** Holds of either source whose volunteers have not set out (rule 149). */
@Injectable()
export class StaleHoldsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Locks needs whose hold was approved before a given time and whose volunteer is now to be asked; rows
   * locked by another worker are skipped.
   */
  async lockToAsk(now: Date, approvedBefore: Date, limit: number): Promise<StaleHold[]> {
    return this.database.joined.query(
      `SELECT n.id AS "needId", n.event_id AS "eventId" ${SILENT} AND x.asked_at IS NULL AND coalesce(x.approved_at, x.created_at) <= $2 AND ${IN_TIME} AND ${SETS_OUT} <= $1
       ORDER BY n.due_at LIMIT $3 FOR UPDATE OF n SKIP LOCKED`,
      [now, approvedBefore, limit],
    );
  }

  /**
   * Locks needs whose volunteer was asked before a given time and has not answered, as long as there is time
   * to find somebody else.
   */
  async lockSilent(now: Date, askedBefore: Date, limit: number): Promise<StaleHold[]> {
    return this.database.joined.query(
      `SELECT n.id AS "needId", n.event_id AS "eventId" ${SILENT} AND x.asked_at <= $2 AND ${IN_TIME} ${UNANSWERED} ORDER BY x.asked_at LIMIT $3 FOR UPDATE OF n SKIP LOCKED`,
      [now, askedBefore, limit],
    );
  }

  /**
   * Returns when the next hold is due, given the number of seconds to wait for an answer; null when none is.
   */
  async nextDue(now: Date, answerSeconds: number): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT least(
         (SELECT min(greatest(${SETS_OUT}, coalesce(x.approved_at, x.created_at) + make_interval(secs => $2))) ${SILENT} AND x.asked_at IS NULL AND ${IN_TIME}),
         (SELECT min(x.asked_at + make_interval(secs => $2)) ${SILENT} AND x.asked_at IS NOT NULL AND ${IN_TIME} ${UNANSWERED})
       ) AS due`,
      [now, answerSeconds],
    );
    return rows[0]?.due ?? null;
  }
}
