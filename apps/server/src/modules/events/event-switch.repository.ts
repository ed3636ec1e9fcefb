import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/**
 * A request that was restored together with its event; `isExpecting` means that its person had said that they
 * need help, or are ready to give it.
 */
export interface Reopened {
  id: number;
  userId: number;
  isExpecting: boolean;
}

/** A help seeker's request that stopping the event closed; the need's fields are null if there was none. */
interface ClosedRequest {
  id: number;
  userId: number;
  needId: number | null;
  isEmergency: boolean;
  openedAt: Date | null;
}

/**
 * SQL for whether the emergency of a call `r` is held: it continues while its event is stopped, and its
 * reserves return with the event.
 */
const IS_HELD = `EXISTS (SELECT 1 FROM event_requests q WHERE q.id = r.need_request_id AND q.status = 'assigned')`;

/** SQL for whether the volunteer of a call `r` helps somebody in the event, or waits for the approval to. */
const HELPS = `EXISTS (SELECT 1 FROM event_requests h WHERE h.event_id = r.event_id AND h.volunteer_id = r.volunteer_id AND h.status = 'assigned')`;

/** Stops, restores or re-evaluates all requests of an event together. */
@Injectable()
export class EventSwitchRepository {
  constructor(private readonly database: Database) {}

  /**
   * Closes pending requests when an event stops. Returns the people to tell: help seekers, and volunteers who
   * were ready or were called within a day (rule 219), unless they have somebody to help, which goes on. An
   * emergency continues outside the event and does not return with it.
   */
  async closeAll(
    eventId: number,
    now: Date,
  ): Promise<{
    users: ClosedRequest[];
    volunteers: { id: number; userId: number; isAwaiting: boolean }[];
  }> {
    const users: ClosedRequest[] = await this.database.joined.query(
      `WITH closed AS (
         UPDATE needs n SET status = 'closed', ended_at = $2, updated_at = $2 FROM event_user_requests r
         WHERE n.event_id = $1 AND r.id = n.request_id AND r.respond = 1 AND n.status = 'open' AND n.volunteer_id IS NULL
         RETURNING n.request_id, n.id, n.is_emergency, n.opened_at
       ), asking AS (
         UPDATE event_user_requests r SET closed_by_stop = NOT c.is_emergency, updated_at = $2 FROM closed c WHERE r.id = c.request_id
         RETURNING r.id, r.user_id, c.id AS need_id, c.is_emergency, c.opened_at
       ), silent AS (
         UPDATE event_user_requests SET status = 'closed', closed_by_stop = true, updated_at = $2
         WHERE event_id = $1 AND status = 'pending' AND respond IS NULL RETURNING id, user_id
       )
       SELECT id, user_id AS "userId", need_id AS "needId", is_emergency AS "isEmergency", opened_at AS "openedAt" FROM asking
       UNION ALL SELECT id, user_id, NULL, false, NULL FROM silent`,
      [eventId, now],
    );
    const [volunteers]: [{ id: number; userId: number; isAwaiting: boolean }[], number] =
      await this.database.joined.query(
        `UPDATE event_volunteer_requests r SET stopped_from = CASE WHEN NOT is_emergency OR ${IS_HELD} THEN status END, status = 'closed', updated_at = $2
       WHERE event_id = $1 AND status IN ('pending', 'accept')
       RETURNING id, volunteer_id AS "userId",
         stopped_from IS NOT NULL AND (stopped_from = 'accept' OR (NOT is_emergency AND created_at >= $2::timestamptz - interval '1 day')) AND NOT ${HELPS} AS "isAwaiting"`,
        [eventId, now],
      );
    return { users, volunteers };
  }

  /** Restores exactly what stopping the event closed; returns the requests. */
  async reopenAll(eventId: number, now: Date): Promise<{ users: Reopened[]; volunteers: Reopened[] }> {
    const [volunteers]: [Reopened[], number] = await this.database.joined.query(
      `UPDATE event_volunteer_requests r SET status = stopped_from, stopped_from = NULL, updated_at = $2
       WHERE event_id = $1 AND status = 'closed' AND stopped_from IS NOT NULL AND (NOT is_emergency OR ${IS_HELD}) RETURNING id, volunteer_id AS "userId", status = 'accept' AS "isExpecting"`,
      [eventId, now],
    );
    const users: Reopened[] = await this.database.joined.query(
      `WITH opened AS (
         UPDATE needs n SET status = 'open', ended_at = NULL, left_at = NULL, updated_at = $2 FROM event_user_requests r
         WHERE n.event_id = $1 AND r.id = n.request_id AND r.closed_by_stop AND r.respond = 1 AND n.status = 'closed' AND NOT n.is_earlier
       ), asked AS (
         UPDATE event_user_requests SET status = 'pending', closed_by_stop = false, updated_at = $2 WHERE event_id = $1 AND closed_by_stop
         RETURNING id, user_id, respond
       )
       SELECT id, user_id AS "userId", coalesce(respond = 1, false) AS "isExpecting" FROM asked ORDER BY id`,
      [eventId, now],
    );
    return { users, volunteers };
  }

  /**
   * Returns who is concerned by the yeses of an event that wait for staff; one that is approved within two
   * minutes waits for nobody (rule 70).
   */
  async waitingYeses(eventId: number): Promise<{ userId: number; volunteerId: number }[]> {
    return this.database.joined.query(
      `SELECT user_id AS "userId", volunteer_id AS "volunteerId" FROM event_requests
       WHERE event_id = $1 AND status = 'assigned' AND is_approved = 0 AND approve_at IS NULL ORDER BY id`,
      [eventId],
    );
  }

  /**
   * Returns the open needs of an event by their ids, emergencies first, then the longest waiting (rule 77).
   */
  async openNeeds(eventId: number): Promise<{ id: number; isEmergency: boolean }[]> {
    return this.database.joined.query(
      `SELECT need_id AS id, is_emergency AS "isEmergency" FROM event_requests WHERE event_id = $1 AND status = 'pending' AND respond = 1 AND need_id IS NOT NULL
       ORDER BY is_emergency DESC, updated_at, id`,
      [eventId],
    );
  }

  /** Marks people who live outside the circle, and removes the mark from those inside (rule 48). */
  async flagOutside(eventId: number): Promise<void> {
    const flags = [
      outsideFlags('event_user_requests', 'user_id'),
      outsideFlags('event_volunteer_requests', 'volunteer_id'),
    ];
    for (const flag of flags) await this.database.joined.query(flag, [eventId]);
  }
}

const outsideFlags = (table: string, person: string): string => `UPDATE ${table} r SET is_outside = f.outside
  FROM (
    SELECT q.id, map_metres(u.position, e.position) > e.radius * 1000 AS outside
    FROM ${table} q JOIN users u ON u.id = q.${person} JOIN events e ON e.id = q.event_id WHERE q.event_id = $1
  ) f WHERE f.id = r.id AND r.is_outside IS DISTINCT FROM f.outside AND f.outside IS NOT NULL`;
