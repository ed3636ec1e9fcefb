import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A line of the log about an event or its people. */
export interface StoryRow {
  id: number;
  subjectType: 'event' | 'event_user_request' | 'event_volunteer_request';
  subjectId: number;
  actorId: number | null;
  action: string;
  newValues: Record<string, unknown>;
  createdAt: Date;
}

const LINE =
  'l.id, l.subject_type AS "subjectType", l.subject_id AS "subjectId", l.actor_id AS "actorId", l.action, l.new_values AS "newValues", l.created_at AS "createdAt"';

/** Queries on the actions in an event, using the log's index of each subject's newest lines. */
@Injectable()
export class EventStoryRepository {
  constructor(private readonly database: Database) {}

  /** The newest lines before the given one. */
  before(eventId: number, id: number, limit: number): Promise<StoryRow[]> {
    return this.database.manager.query(
      `SELECT l.* FROM (
         SELECT 'event' AS type, $1::int AS id
         UNION ALL SELECT 'event_user_request', r.id FROM event_user_requests r WHERE r.event_id = $1
         UNION ALL SELECT 'event_volunteer_request', r.id FROM event_volunteer_requests r WHERE r.event_id = $1
       ) AS s CROSS JOIN LATERAL (
         SELECT ${LINE} FROM activity_log l WHERE l.subject_type = s.type AND l.subject_id = s.id AND l.id < $2 ORDER BY l.id DESC LIMIT $3
       ) AS l ORDER BY l.id DESC LIMIT $3`,
      [eventId, id, limit],
    );
  }
}
