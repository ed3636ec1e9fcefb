import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A line of the log about an event or its people. */
export interface StoryRow {
  id: number;
  subjectType: 'event' | 'event_user_request' | 'event_volunteer_request';
  subjectId: number;
  /** who wrote it down for somebody else; null where people of the event did it themselves */
  recorderId: number | null;
  action: string;
  newValues: Record<string, unknown>;
  createdAt: Date;
}

/**
 * SQL for a line; the person of the subject and the volunteers of the event did themselves what they did, and
 * nobody recorded it for them.
 */
const LINE = `l.id, l.subject_type AS "subjectType", l.subject_id AS "subjectId", l.action, l.new_values AS "newValues", l.created_at AS "createdAt",
  CASE WHEN l.actor_id IS DISTINCT FROM s.person_id
    AND NOT EXISTS (SELECT 1 FROM event_volunteer_requests v WHERE v.event_id = $1 AND v.volunteer_id = l.actor_id) THEN l.actor_id END AS "recorderId"`;

/** Queries on the actions in an event, using the log's index of each subject's newest lines. */
@Injectable()
export class EventStoryRepository {
  constructor(private readonly database: Database) {}

  /** The newest lines before the given one. */
  before(eventId: number, id: number, limit: number): Promise<StoryRow[]> {
    return this.database.manager.query(
      `SELECT l.* FROM (
         SELECT 'event' AS type, $1::int AS id, NULL::int AS person_id
         UNION ALL SELECT 'event_user_request', r.id, r.user_id FROM event_user_requests r WHERE r.event_id = $1
         UNION ALL SELECT 'event_volunteer_request', r.id, r.volunteer_id FROM event_volunteer_requests r WHERE r.event_id = $1
       ) AS s CROSS JOIN LATERAL (
         SELECT ${LINE} FROM activity_log l WHERE l.subject_type = s.type AND l.subject_id = s.id AND l.id < $2 ORDER BY l.id DESC LIMIT $3
       ) AS l ORDER BY l.id DESC LIMIT $3`,
      [eventId, id, limit],
    );
  }
}
