import { ATTENDANCE } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/**
 * A need that its coordinator has not settled in time, and the number of seconds that the coordinator has to
 * answer.
 */
export interface IdleTakeOver {
  needId: number;
  eventId: number | null;
  answerSeconds: number;
}

const URGENT = 'is_urgent_need(n.is_emergency, n.event_id, n.label_priority)';
const HAS = `make_interval(secs => CASE WHEN ${URGENT} THEN ${ATTENDANCE.urgentCoordinator} ELSE ${ATTENDANCE.coordinator} END)`;
const ANSWERS = `CASE WHEN ${URGENT} THEN ${ATTENDANCE.urgentAnswer} ELSE ${ATTENDANCE.answer} END`;
/**
 * SQL for needs that were taken over and have nobody on the way. For a volunteer who is helping, another time
 * limit applies.
 */
const TAKEN = `FROM needs n WHERE n.coordinator_id IS NOT NULL AND n.status IN ('open', 'in treatment')
  AND NOT EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL)`;

/** Needs that a coordinator has taken over and not settled in time (rule 221). */
@Injectable()
export class IdleTakeOversRepository {
  constructor(private readonly database: Database) {}

  /**
   * Locks the needs whose coordinator is to be asked, or has not answered; rows locked by another worker are
   * skipped.
   */
  async lock(what: 'ask' | 'give_back', now: Date, limit: number): Promise<IdleTakeOver[]> {
    const due =
      what === 'ask'
        ? `n.coordinator_asked_at IS NULL AND n.coordinator_at + ${HAS} <= $1`
        : `n.coordinator_asked_at + make_interval(secs => ${ANSWERS}) <= $1`;
    return this.database.joined.query(
      `SELECT n.id AS "needId", n.event_id AS "eventId", ${ANSWERS} AS "answerSeconds" ${TAKEN} AND ${due} ORDER BY n.coordinator_at LIMIT $2 FOR UPDATE OF n SKIP LOCKED`,
      [now, limit],
    );
  }

  /** Returns when the next such need is due; null when none is. */
  async nextDue(): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(CASE WHEN n.coordinator_asked_at IS NULL THEN n.coordinator_at + ${HAS} ELSE n.coordinator_asked_at + make_interval(secs => ${ANSWERS}) END) AS at ${TAKEN}`,
    );
    return row?.at ?? null;
  }
}
