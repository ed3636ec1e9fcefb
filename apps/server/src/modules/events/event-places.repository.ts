import { Injectable } from '@nestjs/common';
import type { EventVolunteerStatus } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';

/** A volunteer to be called for one need of an event. */
export interface NewCall {
  eventId: number;
  volunteerId: number;
  needRequestId: number;
  radiusKm: number;
  distanceM: number;
}

/** The places that volunteers have in events: who gets one, who has one, and who is ready. A volunteer has one live place in an event. */
@Injectable()
export class EventPlacesRepository {
  /** Calls one volunteer for one need; null when the volunteer already has a live request in the event. */
  async addCall(tx: Tx, call: NewCall, now: Date): Promise<number | null> {
    return (await this.addCalls(tx, [call], now))[0]?.id ?? null;
  }

  /**
   * Calls volunteers, each for one need, in the order of their locks; those who have a live request in the event already are left out. To an emergency
   * silent volunteers are called from their place (rule 40): whichever of their links they open then, it asks about the emergency.
   */
  async addCalls(tx: Tx, calls: readonly NewCall[], now: Date): Promise<{ id: number; eventId: number; volunteerId: number }[]> {
    return tx.manager.query(
      `INSERT INTO event_volunteer_requests AS r (event_id, volunteer_id, radius, need_request_id, distance_m, created_at, updated_at)
       SELECT c."eventId", c."volunteerId", c."radiusKm", c."needRequestId", c."distanceM", $2, $2
       FROM jsonb_to_recordset($1::jsonb) AS c("eventId" int, "volunteerId" int, "radiusKm" float8, "needRequestId" int, "distanceM" int)
       ORDER BY c."eventId", c."volunteerId"
       ON CONFLICT (event_id, volunteer_id) WHERE status IN ('pending', 'accept', 'assigned') DO UPDATE
         SET need_request_id = excluded.need_request_id, radius = excluded.radius, distance_m = excluded.distance_m, created_at = $2, updated_at = $2
         WHERE r.status = 'pending' AND asks_in_emergency(excluded.need_request_id) AND NOT asks_in_emergency(r.need_request_id)
       RETURNING id, event_id AS "eventId", volunteer_id AS "volunteerId"`,
      [JSON.stringify(calls), now],
    );
  }

  /** Of these volunteers, those with a live request in the event, and its state. */
  async liveAmong(tx: Tx, eventId: number, volunteerIds: readonly number[]): Promise<{ id: number; volunteerId: number; status: EventVolunteerStatus }[]> {
    return tx.manager.query(
      `SELECT id, volunteer_id AS "volunteerId", status FROM event_volunteer_requests
       WHERE event_id = $1 AND volunteer_id = ANY($2) AND status IN ('pending', 'accept', 'assigned')`,
      [eventId, volunteerIds],
    );
  }

  /** Volunteers who said to be ready for the event and are free; who is in reserve for one need is not. */
  async readyIn(tx: Tx, eventId: number): Promise<{ id: number; volunteerId: number }[]> {
    return tx.manager.query(
      `SELECT r.id, r.volunteer_id AS "volunteerId" FROM event_volunteer_requests r
       WHERE r.event_id = $1 AND r.status = 'accept' AND r.need_request_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = r.volunteer_id)
       ORDER BY r.id`,
      [eventId],
    );
  }
}
