import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

/** An emergency of which staff are to be reminded. */
export interface UnattendedEmergency {
  needId: number;
  /** Null where it stands alone. */
  eventId: number | null;
  staffReminders: number;
}

/** Nobody has taken them over and nobody is on the way; in an event while it goes on, or somebody holds them (rule 71). */
const UNATTENDED = `n.is_emergency AND n.status IN ('open', 'in treatment') AND n.coordinator_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.progress IS NOT NULL)
  AND (n.event_id IS NULL OR n.volunteer_id IS NOT NULL OR EXISTS (SELECT 1 FROM events e WHERE e.id = n.event_id AND e.status))`;

/** Emergencies that wait for a coordinator, alone and in events. */
@Injectable()
export class UnattendedEmergencies {
  constructor(private readonly database: Database) {}

  /** Notes that staff are reminded of those they were told of before a moment; another worker's are left to it. Answers them with the new count. */
  async remind(tx: Tx, toldBefore: Date, now: Date, limit: number): Promise<UnattendedEmergency[]> {
    const [rows]: [UnattendedEmergency[], number] = await tx.manager.query(
      `UPDATE needs SET staff_reminders = staff_reminders + 1, staff_reminded_at = $2
       WHERE id IN (SELECT n.id FROM needs n WHERE ${UNATTENDED} AND coalesce(n.staff_reminded_at, n.created_at) <= $1 ORDER BY n.id LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING id AS "needId", event_id AS "eventId", staff_reminders AS "staffReminders"`,
      [toldBefore, now, limit],
    );
    return rows;
  }

  /** When staff were last told of the emergency that waits longest for another reminder; null when none waits. */
  async lastTold(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(coalesce(n.staff_reminded_at, n.created_at)) AS at FROM needs n WHERE ${UNATTENDED}`,
    );
    return rows[0]?.at ?? null;
  }
}
