import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { EventRequestView } from './event-request-view.entity.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import type { UserRequestRecord } from './events.types.js';

const UNATTENDED = `r.is_emergency AND r.respond = 1 AND r.status IN ('pending', 'assigned') AND r.coordinator_id IS NULL AND r.progress IS NULL
  AND (r.status = 'assigned' OR EXISTS (SELECT 1 FROM events e WHERE e.id = r.event_id AND e.status))`;

/** Queries on emergencies in events. */
@Injectable()
export class EventEmergenciesRepository {
  constructor(
    private readonly database: Database,
    private readonly requests: EventRequestsRepository,
  ) {}

  /**
   * Emergencies of which staff are to be reminded: nobody has taken them over and nobody is on the way (rule 71). With a lock that leaves
   * out those another worker has.
   */
  lockUnattended(tx: Tx, toldBefore: Date, limit: number): Promise<UserRequestRecord[]> {
    return this.requests.locked(
      tx,
      `r.id IN (SELECT r.id FROM event_requests r WHERE ${UNATTENDED} AND coalesce(r.staff_reminded_at, r.created_at) <= $1 ORDER BY r.id LIMIT $2)`,
      [toldBefore, limit],
      true,
    );
  }

  /** When staff were last told of the emergency that waits longest for another reminder. */
  async lastTold(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(coalesce(r.staff_reminded_at, r.created_at)) AS at FROM event_requests r WHERE ${UNATTENDED}`,
    );
    return rows[0]?.at ?? null;
  }

  /** A person's newest emergency in an event that was completed after a moment, or null. */
  completedEmergency(userId: number, since: Date): Promise<UserRequestRecord | null> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where(`r.userId = :userId AND r.is_emergency AND r.status = 'completed' AND r.updated_at >= :since`, { userId, since })
      .orderBy('r.updatedAt', 'DESC')
      .limit(1)
      .getOne();
  }
}
