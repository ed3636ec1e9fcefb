import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RideSide } from '../reminders/ride-reminders.repository.js';

/** A need and its event. */
export interface Place {
  needId: number;
  eventId: number | null;
}

/** A question from the system that waits for an answer. */
interface Asked extends Place {
  side: RideSide;
  at: Date;
}

/**
 * SQL for the newest unanswered question to a person about a need that they hold or asked for; limited to one
 * assignment if it is known.
 */
const ASKED = `SELECT "needId", "eventId", side, at FROM (
    SELECT x.id AS "holdId", n.id AS "needId", n.event_id AS "eventId", 'volunteer' AS side,
      greatest(x.asked_at, (SELECT max(r.sent_at) FROM ride_reminders r WHERE r.assignment_id = x.id AND r.volunteer_answer IS NULL)) AS at
    FROM assignments x JOIN needs n ON n.id = x.need_id
    WHERE x.volunteer_id = $1 AND x.ended IS NULL AND x.is_approved <> 2 AND x.progress IS NULL
    UNION ALL
    SELECT x.id, n.id, n.event_id, 'seeker', r.sent_at
    FROM needs n JOIN assignments x ON x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1
      JOIN ride_reminders r ON r.assignment_id = x.id AND r.seeker_answer IS NULL
    WHERE n.user_id = $1 AND n.status = 'in treatment'
  ) a WHERE at >= $2 AND ($3::int IS NULL OR "holdId" = $3) ORDER BY at DESC LIMIT 1`;

const HELD = `SELECT n.id AS "needId", n.event_id AS "eventId" FROM assignments x JOIN needs n ON n.id = x.need_id
  WHERE x.volunteer_id = $1 AND x.ended IS NULL AND x.is_approved <> 2`;

/**
 * SQL for whether work was taken on at a given time, allowing for the few seconds that handling an answer
 * takes.
 */
const TAKEN_AT = `x.created_at BETWEEN $2::timestamptz - interval '5 seconds' AND $2::timestamptz + interval '5 seconds'`;

/**
 * SQL that selects those of the given assignments whose volunteers were asked whether they are coming and
 * have not answered since.
 */
const SILENT = `SELECT x.id FROM assignments x WHERE x.id = ANY($1::int[]) AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NULL AND x.asked_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM need_answers a WHERE a.need_id = x.need_id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= x.asked_at)`;

/** Queries on the work that people have taken on, and on the questions asked about it. */
@Injectable()
export class WordsAboutWorkRepository {
  constructor(private readonly database: Database) {}

  /** Returns the newest question to a person since a given time; limited to one assignment if it is known. */
  async asked(personId: number, since: Date, holdId: number | null): Promise<Asked | null> {
    const [asked]: Asked[] = await this.database.manager.query(ASKED, [personId, since, holdId]);
    return asked ?? null;
  }

  /** Returns the newest need that a volunteer holds. */
  async held(volunteerId: number): Promise<Place | null> {
    const [held]: Place[] = await this.database.manager.query(`${HELD} ORDER BY x.created_at DESC LIMIT 1`, [
      volunteerId,
    ]);
    return held ?? null;
  }

  /**
   * Returns the newest need that a volunteer holds and has not begun, taken on at a given time or through an
   * event's call.
   */
  async heldSince(volunteerId: number, taken: { at: Date } | { callId: number }): Promise<Place | null> {
    const [which, value] = 'at' in taken ? [TAKEN_AT, taken.at] : ['x.call_id = $2', taken.callId];
    const [held]: Place[] = await this.database.manager.query(
      `${HELD} AND x.progress IS NULL AND ${which} ORDER BY x.created_at DESC LIMIT 1`,
      [volunteerId, value],
    );
    return held ?? null;
  }

  /**
   * Returns when a volunteer, by their own yes and without a decision by staff, took on the work that they
   * hold but have not begun.
   */
  async takenOnAt(volunteerId: number): Promise<Date | null> {
    const rows: { at: Date }[] = await this.database.manager.query(
      `SELECT created_at AS at FROM assignments WHERE volunteer_id = $1 AND ended IS NULL AND is_approved <> 2 AND progress IS NULL AND asked_at IS NULL
         AND decided_by IS NULL AND coalesce(approve_at, approved_at) IS NOT NULL
       ORDER BY created_at DESC LIMIT 1`,
      [volunteerId],
    );
    return rows[0]?.at ?? null;
  }

  /** Returns those of the given assignments whose volunteers have not answered since they were asked. */
  async silentAmong(holdIds: readonly number[]): Promise<Set<number>> {
    const rows: { id: number }[] = await this.database.manager.query(SILENT, [holdIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
