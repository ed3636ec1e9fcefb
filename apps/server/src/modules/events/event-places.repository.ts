import type { EventVolunteerStatus } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';

/** A volunteer to be called for one need of an event. */
export interface NewCall {
  eventId: number;
  volunteerId: number;
  needRequestId: number;
  radiusKm: number;
  distanceM: number;
  isEmergency: boolean;
}

/** A volunteer's call, readiness or work in an event. */
interface LivePlace {
  id: number;
  status: EventVolunteerStatus;
}

/** What a volunteer was asked in an event, for one of its needs or for all, and what they said. */
export interface PlaceInEvent {
  eventId: number;
  volunteerId: number;
  needRequestId: number | null;
  status: EventVolunteerStatus;
  isEmergency: boolean;
}

/**
 * The places of volunteers in events: called, working and ready. A volunteer has one live place in an event,
 * plus calls to its emergencies.
 */
@Injectable()
export class EventPlacesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Calls one volunteer for one need; returns null when the volunteer already has a live request in the
   * event.
   */
  async addCall(call: NewCall, now: Date): Promise<number | null> {
    return (await this.addCalls([call], now))[0]?.id ?? null;
  }

  /**
   * Calls volunteers, each for one need, in the order of their locks; those with a live place in the event
   * are left out. A call to an emergency does not depend on that place (rule 40).
   */
  async addCalls(
    calls: readonly NewCall[],
    now: Date,
  ): Promise<{ id: number; needRequestId: number; volunteerId: number }[]> {
    return this.database.joined.query(
      `INSERT INTO event_volunteer_requests (event_id, volunteer_id, radius, need_request_id, distance_m, is_emergency, created_at, updated_at)
       SELECT c."eventId", c."volunteerId", c."radiusKm", c."needRequestId", c."distanceM", c."isEmergency", $2, $2
       FROM jsonb_to_recordset($1::jsonb) AS c("eventId" int, "volunteerId" int, "radiusKm" float8, "needRequestId" int, "distanceM" int, "isEmergency" boolean)
       ORDER BY c."eventId", c."volunteerId" ON CONFLICT DO NOTHING RETURNING id, need_request_id AS "needRequestId", volunteer_id AS "volunteerId"`,
      [JSON.stringify(calls), now],
    );
  }

  /**
   * Returns a volunteer's call to an emergency, locked, and created if there is none. Through it they hold
   * the emergency or are in reserve for it; their place in its event does not change (rule 40).
   * @throws NOT_ALLOWED_NOW when it has just been closed
   */
  async emergencyCall(call: Omit<NewCall, 'isEmergency'>, now: Date): Promise<number> {
    await this.addCalls([{ ...call, isEmergency: true }], now);
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT id FROM event_volunteer_requests WHERE need_request_id = $1 AND volunteer_id = $2 AND is_emergency AND status IN ('pending', 'accept', 'assigned') FOR UPDATE`,
      [call.needRequestId, call.volunteerId],
    );
    const [row] = rows;
    return row ? row.id : fail('NOT_ALLOWED_NOW', { field: 'message' });
  }

  /**
   * Turns a need into an emergency: its calls become calls to an emergency and no longer take a place in the
   * event; the calls of volunteers who help only by telephone end. Returns the calls that wait for an answer.
   */
  async raise(needRequestId: number, now: Date): Promise<{ id: number; volunteerId: number }[]> {
    await this.database.joined.query(
      `UPDATE event_volunteer_requests r SET status = 'closed', updated_at = $2
       WHERE need_request_id = $1 AND status IN ('pending', 'accept') AND EXISTS (SELECT 1 FROM volunteer_candidates c WHERE c.user_id = r.volunteer_id AND c.way_to_help = 'phone')`,
      [needRequestId, now],
    );
    const [rows]: [{ id: number; volunteerId: number; status: EventVolunteerStatus }[], number] =
      await this.database.joined.query(
        `UPDATE event_volunteer_requests SET is_emergency = true, updated_at = $2
       WHERE need_request_id = $1 AND status IN ('pending', 'accept', 'assigned') AND NOT is_emergency RETURNING id, volunteer_id AS "volunteerId", status`,
        [needRequestId, now],
      );
    return rows.filter(({ status }) => status === 'pending');
  }

  /** A volunteer's place in an event, and its state; null if they have none. */
  async placeOf(eventId: number, volunteerId: number): Promise<LivePlace | null> {
    const rows: LivePlace[] = await this.database.joined.query(
      `SELECT id, status FROM event_volunteer_requests WHERE event_id = $1 AND volunteer_id = $2 AND NOT is_emergency AND status IN ('pending', 'accept', 'assigned')`,
      [eventId, volunteerId],
    );
    return rows[0] ?? null;
  }

  /** What volunteers were asked in events and what they said, the earliest first. */
  async inEvents(eventIds: readonly number[]): Promise<PlaceInEvent[]> {
    if (eventIds.length === 0) return [];
    return this.database.manager.query(
      `SELECT event_id AS "eventId", volunteer_id AS "volunteerId", need_request_id AS "needRequestId", status, is_emergency AS "isEmergency"
       FROM event_volunteer_requests WHERE event_id = ANY($1) ORDER BY id`,
      [eventIds],
    );
  }

  /**
   * Returns the request by which a volunteer is ready for a need: in reserve for the need, or ready in its
   * event; null if they are neither.
   */
  async readyFor(
    { eventId, id }: { eventId: number; id: number },
    volunteerId: number,
  ): Promise<number | null> {
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT id FROM event_volunteer_requests WHERE event_id = $1 AND volunteer_id = $2 AND status = 'accept' AND (NOT is_emergency OR need_request_id = $3)
       ORDER BY is_emergency DESC LIMIT 1`,
      [eventId, volunteerId, id],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns the free volunteers who are ready for the event, except those in reserve for one need. */
  async readyIn(eventId: number): Promise<{ id: number; volunteerId: number }[]> {
    return this.database.joined.query(
      `SELECT r.id, r.volunteer_id AS "volunteerId" FROM event_volunteer_requests r
       WHERE r.event_id = $1 AND r.status = 'accept' AND r.need_request_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM event_volunteer_requests c JOIN event_requests q ON q.id = c.need_request_id
           JOIN volunteer_calls v ON v.need_id = q.need_id AND v.volunteer_id = c.volunteer_id AND v.state = 'reserve'
           WHERE c.event_id = r.event_id AND c.volunteer_id = r.volunteer_id AND c.is_emergency AND c.status = 'accept')
         AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = r.volunteer_id)
       ORDER BY r.id`,
      [eventId],
    );
  }
}
