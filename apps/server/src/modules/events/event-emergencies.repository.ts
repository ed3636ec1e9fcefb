import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { EventUserRequestEntity } from './event-user-request.entity.js';
import type { UserRequestRecord } from './events.types.js';

const UNATTENDED = `r.is_emergency AND r.respond = 1 AND r.status IN ('pending', 'assigned') AND r.coordinator_id IS NULL AND r.progress IS NULL
  AND (r.status = 'assigned' OR EXISTS (SELECT 1 FROM events e WHERE e.id = r.event_id AND e.status))`;

/** Queries on emergencies in events. */
@Injectable()
export class EventEmergenciesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Emergencies of which staff are to be reminded: nobody has taken them over and nobody is on the way (rule 71). With a lock that leaves
   * out those another worker has.
   */
  lockUnattended(tx: Tx, toldBefore: Date, limit: number): Promise<UserRequestRecord[]> {
    return tx.manager
      .createQueryBuilder(EventUserRequestEntity, 'r')
      .where(UNATTENDED)
      .andWhere('coalesce(r.staff_reminded_at, r.created_at) <= :toldBefore', { toldBefore })
      .orderBy('r.id')
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }

  /** When staff were last told of the emergency that waits longest for another reminder. */
  async lastTold(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(coalesce(r.staff_reminded_at, r.created_at)) AS at FROM event_user_requests r WHERE ${UNATTENDED}`,
    );
    return rows[0]?.at ?? null;
  }

  /** A person's newest emergency in an event that was completed after a moment, or null. */
  completedEmergency(userId: number, since: Date): Promise<UserRequestRecord | null> {
    return this.database.manager
      .createQueryBuilder(EventUserRequestEntity, 'r')
      .where(`r.userId = :userId AND r.is_emergency AND r.status = 'completed' AND r.updated_at >= :since`, { userId, since })
      .orderBy('r.updatedAt', 'DESC')
      .limit(1)
      .getOne();
  }
}
