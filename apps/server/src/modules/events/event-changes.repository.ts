import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EventRequestView } from './event-request-view.entity.js';
import { EventVolunteerRequestEntity } from './event-volunteer-request.entity.js';
import type { UserRequestRecord, VolunteerRequestRecord } from './events.types.js';

/** Queries on what has changed in an event since a given time. */
@Injectable()
export class EventChangesRepository {
  constructor(private readonly database: Database) {}

  /**
   * The needs of an event for which the search may go on: those that wait for a volunteer, and those whose
   * volunteer is not yet on the way (rule 71).
   */
  async soughtNeeds(eventId: number): Promise<number[]> {
    const rows: { needId: number }[] = await this.database.manager.query(
      `SELECT need_id AS "needId" FROM event_requests WHERE event_id = $1 AND respond = 1 AND need_id IS NOT NULL AND (status = 'pending' OR (status = 'assigned' AND progress IS NULL))`,
      [eventId],
    );
    return rows.map((row) => row.needId);
  }

  /** Returns the changed requests of help seekers, and the requests of the given needs. */
  userRequests(eventId: number, since: Date, needIds: readonly number[]): Promise<UserRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.eventId = :eventId AND (r.updatedAt > :since OR r.needId = ANY(:needIds))', {
        eventId,
        since,
        needIds,
      })
      .orderBy('r.id')
      .getMany();
  }

  /**
   * Returns the changed requests of volunteers, and those of volunteers called for the given help seekers.
   */
  volunteerRequests(
    eventId: number,
    since: Date,
    requestIds: readonly number[],
  ): Promise<VolunteerRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventVolunteerRequestEntity, 'r')
      .where('r.eventId = :eventId AND (r.updatedAt > :since OR r.needRequestId = ANY(:requestIds))', {
        eventId,
        since,
        requestIds,
      })
      .orderBy('r.id')
      .getMany();
  }
}
