import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EventRequestView } from './event-request-view.entity.js';
import type { UserRequestRecord } from './events.types.js';

/** Queries on emergencies in events. */
@Injectable()
export class EventEmergenciesRepository {
  constructor(private readonly database: Database) {}

  /**
   * A person's newest emergency in an event, if the emergency was completed or the person cancelled it after
   * a given time; otherwise null.
   */
  endedEmergency(userId: number, since: Date): Promise<UserRequestRecord | null> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.userId = :userId AND r.is_emergency AND r.updated_at >= :since', { userId, since })
      .andWhere(`(r.status = 'completed' OR (r.status IN ('closed', 'reject') AND r.ended_by = 'seeker'))`)
      .orderBy('r.updatedAt', 'DESC')
      .limit(1)
      .getOne();
  }

  /** A person's newest emergency in an event, if it was completed after a given time; otherwise null. */
  completedEmergency(userId: number, since: Date): Promise<UserRequestRecord | null> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where(`r.userId = :userId AND r.is_emergency AND r.status = 'completed' AND r.updated_at >= :since`, {
        userId,
        since,
      })
      .orderBy('r.updatedAt', 'DESC')
      .limit(1)
      .getOne();
  }
}
