import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { EventRequestView } from './event-request-view.entity.js';
import type { UserRequestRecord } from './events.types.js';

const UNATTENDED = `n.event_id IS NOT NULL AND n.is_emergency AND n.status IN ('open', 'in treatment') AND n.coordinator_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.progress IS NOT NULL)
  AND (n.volunteer_id IS NOT NULL OR EXISTS (SELECT 1 FROM events e WHERE e.id = n.event_id AND e.status))`;

/** Queries on emergencies in events. */
@Injectable()
export class EventEmergenciesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Emergencies of which staff are to be reminded: nobody has taken them over and nobody is on the way (rule 71). With a lock that leaves
   * out those another worker has.
   */
  async lockUnattended(tx: Tx, toldBefore: Date, limit: number): Promise<{ needId: number; eventId: number; staffReminders: number }[]> {
    return tx.manager.query(
      `SELECT n.id AS "needId", n.event_id AS "eventId", n.staff_reminders AS "staffReminders" FROM needs n
       WHERE ${UNATTENDED} AND coalesce(n.staff_reminded_at, n.created_at) <= $1 ORDER BY n.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [toldBefore, limit],
    );
  }

  /** When staff were last told of the emergency that waits longest for another reminder. */
  async lastTold(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(coalesce(n.staff_reminded_at, n.created_at)) AS at FROM needs n WHERE ${UNATTENDED}`,
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
