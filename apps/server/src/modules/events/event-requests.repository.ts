import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { NeedsRepository } from '../needs/index.js';
import { EventEntity } from './event.entity.js';
import { EventRequestView } from './event-request-view.entity.js';
import { EventUserRequestEntity } from './event-user-request.entity.js';
import { EventVolunteerRequestEntity } from './event-volunteer-request.entity.js';
import type { EventRecord, UserRequestRecord, VolunteerRequestRecord } from './events.types.js';

/** A stored note. */
type NoteColumns = Pick<VolunteerRequestRecord, 'systemNoteSealed' | 'systemNoteBefore'>;
/** Changes of a request, with `systemNote` in plain text. */
type Noted<Row extends NoteColumns & { id: number }> = Partial<Omit<Row, 'id' | keyof NoteColumns>> & {
  systemNote?: string | null;
};

/** A help seeker's request and the event that asked. */
export interface QuestionInEvent {
  request: UserRequestRecord;
  event: EventRecord;
}

/**
 * A volunteer's request, locked after the need that it is about; `need` is null if it is about the event as a
 * whole.
 */
interface LockedCall {
  event: EventRecord;
  need: UserRequestRecord | null;
  call: VolunteerRequestRecord;
}

/** The maximum number of rows in each list of an event's details; the counts include all rows. */
const DETAIL_LIMIT = 10_000;

/**
 * Queries on the two kinds of request in an event; queries on all requests of an event at once are in
 * `EventSwitchRepository`.
 */
@Injectable()
export class EventRequestsRepository {
  constructor(
    private readonly database: Database,
    private readonly needs: NeedsRepository,
    private readonly sealed: SealedTexts,
  ) {
    for (const table of ['event_user_requests', 'event_volunteer_requests'])
      sealed.register({ table, key: 'id', texts: [{ name: 'system_note', isNullable: true }] });
  }

  findUserRequest(id: number): Promise<UserRequestRecord | null> {
    return this.database.manager.findOneBy(EventRequestView, { id });
  }

  /** Reads a help seeker's request with its event; null if it does not exist. */
  async findWithEvent(id: number): Promise<QuestionInEvent | null> {
    const request = await this.findUserRequest(id);
    const event = request && (await this.database.manager.findOneBy(EventEntity, { id: request.eventId }));
    return request && event ? { request, event } : null;
  }

  async findUserRequests(ids: readonly number[]): Promise<UserRequestRecord[]> {
    if (ids.length === 0) return [];
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.id = ANY(:ids)', { ids })
      .getMany();
  }

  findVolunteerRequest(id: number): Promise<VolunteerRequestRecord | null> {
    return this.database.manager.findOneBy(EventVolunteerRequestEntity, { id });
  }

  /** Reads a volunteer's request with its event; null if it does not exist. */
  async findCall(id: number): Promise<{ request: VolunteerRequestRecord; event: EventRecord } | null> {
    const request = await this.findVolunteerRequest(id);
    const event = request && (await this.database.manager.findOneBy(EventEntity, { id: request.eventId }));
    return request && event ? { request, event } : null;
  }

  /**
   * Locks a volunteer's request: here as everywhere the need is locked before the call, so that two
   * acceptances of one need wait for each other.
   */
  async lockCall(id: number): Promise<LockedCall | null> {
    const found = await this.findVolunteerRequest(id);
    if (!found) return null;
    const need = found.needRequestId === null ? null : await this.lockUserRequest(found.needRequestId);
    const call = await this.lockVolunteerRequest(id);
    const event = await this.database.joined.findOneBy(EventEntity, { id: found.eventId });
    return call && event ? { event, need, call } : null;
  }

  async findVolunteerRequests(ids: readonly number[]): Promise<VolunteerRequestRecord[]> {
    if (ids.length === 0) return [];
    return this.database.manager
      .createQueryBuilder(EventVolunteerRequestEntity, 'r')
      .where('r.id = ANY(:ids)', { ids })
      .getMany();
  }

  /**
   * Locks a help seeker's request. The lock order is everywhere: need, help seeker's request, volunteer's
   * request, run.
   */
  async lockUserRequest(id: number): Promise<UserRequestRecord | null> {
    const [request] = await this.locked('r.id = $1', [id]);
    return request ?? null;
  }

  /** Locks a help seeker's request and reads its event; null if it does not exist. */
  async lockWithEvent(id: number): Promise<QuestionInEvent | null> {
    return this.withEvent(await this.lockUserRequest(id));
  }

  private async withEvent(request: UserRequestRecord | null): Promise<QuestionInEvent | null> {
    const event = request && (await this.database.joined.findOneBy(EventEntity, { id: request.eventId }));
    return request && event ? { request, event } : null;
  }

  lockVolunteerRequest(id: number): Promise<VolunteerRequestRecord | null> {
    return this.database.joined.findOne(EventVolunteerRequestEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /**
   * Locks a help seeker's waiting requests in running events, and held ones in any event: help in progress
   * continues (rule 49).
   */
  async lockLiveOf(userId: number): Promise<UserRequestRecord[]> {
    const requests = await this.locked(
      `r.user_id = $1 AND (r.status = 'assigned' OR r.status = 'pending' AND EXISTS (SELECT 1 FROM events e WHERE e.id = r.event_id AND e.status))`,
      [userId],
    );
    return requests.filter(({ status }) => status === 'pending' || status === 'assigned');
  }

  /** The needs to which a volunteer is assigned. */
  assignedTo(volunteerId: number): Promise<UserRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where(`r.volunteerId = :volunteerId AND r.status = 'assigned'`, { volunteerId })
      .orderBy('r.id')
      .getMany();
  }

  /** Returns the needs to which a volunteer is assigned, locked until the transaction ends. */
  async lockAssignedTo(volunteerId: number): Promise<UserRequestRecord[]> {
    const requests = await this.locked(
      `r.need_id IN (SELECT w.need_id FROM at_work w WHERE w.volunteer_id = $1)`,
      [volunteerId],
    );
    return requests.filter((request) => request.volunteerId === volunteerId && request.status === 'assigned');
  }

  /** The request whose yes opened a need; null if there is none. */
  findByNeed(needId: number): Promise<UserRequestRecord | null> {
    return this.database.manager.findOneBy(EventRequestView, { needId });
  }

  /**
   * Locks a need and reads its request and event; null if it does not exist. The dispatch knows only needs.
   */
  async lockByNeed(needId: number): Promise<QuestionInEvent | null> {
    await this.needs.lock(needId);
    return this.withEvent(await this.database.joined.findOneBy(EventRequestView, { needId }));
  }

  /** Locks the requests that meet a condition, their needs first, and reads them once they are locked. */
  private async locked(condition: string, params: readonly unknown[]): Promise<UserRequestRecord[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT r.id FROM event_requests r WHERE ${condition}`,
      [...params],
    );
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await this.needs.lockOf(ids);
    await this.database.joined.query(
      'SELECT 1 FROM event_user_requests WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      [ids],
    );
    return this.database.joined
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.id = ANY(:ids)', { ids })
      .orderBy('r.id')
      .getMany();
  }

  /** Closes a volunteer's calls and readiness; returns the events concerned. */
  async closeWaitingOf(volunteerId: number, now: Date): Promise<number[]> {
    const [rows]: [{ event_id: number }[], number] = await this.database.joined.query(
      `UPDATE event_volunteer_requests SET status = 'closed', updated_at = $2 WHERE volunteer_id = $1 AND status IN ('pending', 'accept') RETURNING event_id`,
      [volunteerId, now],
    );
    return rows.map((row) => row.event_id);
  }

  /** A help seeker's needs in events: each yes that waits or is held, oldest first. */
  openOf(userId: number): Promise<UserRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where(`r.userId = :userId AND (r.status = 'assigned' OR (r.status = 'pending' AND r.respond = 1))`, {
        userId,
      })
      .orderBy('r.id')
      .getMany();
  }

  /**
   * Closes a help seeker's questions that wait for an answer, or would do so if their event restarted;
   * returns the events.
   */
  async closeQuestionsOf(userId: number, now: Date): Promise<number[]> {
    const [rows]: [{ event_id: number }[], number] = await this.database.joined.query(
      `UPDATE event_user_requests SET status = 'closed', closed_by_stop = false, updated_at = $2
       WHERE user_id = $1 AND (status = 'pending' OR closed_by_stop) RETURNING event_id`,
      [userId, now],
    );
    return rows.map((row) => row.event_id);
  }

  async updateUserRequest(
    id: number,
    { systemNote, ...change }: Noted<EventUserRequestEntity>,
  ): Promise<void> {
    await this.database.joined.update(
      EventUserRequestEntity,
      { id },
      { ...change, ...this.noteColumns(systemNote) },
    );
  }

  async updateVolunteerRequest(
    id: number,
    { systemNote, ...change }: Noted<VolunteerRequestRecord>,
  ): Promise<void> {
    await this.database.joined.update(
      EventVolunteerRequestEntity,
      { id },
      { ...change, ...this.noteColumns(systemNote) },
    );
  }

  private noteColumns(note: string | null | undefined): Partial<NoteColumns> {
    return note === undefined ? {} : { systemNoteSealed: this.sealed.seal(note), systemNoteBefore: null };
  }

  /**
   * The requests of help seekers: waiting ones first, among these emergencies first, then the longest waiting
   * (rule 77).
   */
  userRequestsOf(eventId: number): Promise<UserRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.eventId = :eventId', { eventId })
      .orderBy(
        `CASE WHEN r.status = 'pending' AND r.respond = 1 THEN 0 WHEN r.status = 'assigned' THEN 1 WHEN r.respond IS NULL THEN 2 ELSE 3 END`,
      )
      .addOrderBy(`CASE WHEN r.status = 'pending' AND r.respond = 1 THEN NOT r.is_emergency END`)
      .addOrderBy(`CASE WHEN r.status = 'pending' AND r.respond = 1 THEN r.updated_at END`)
      .addOrderBy('r.updatedAt', 'DESC')
      .addOrderBy('r.id')
      .limit(DETAIL_LIMIT)
      .getMany();
  }

  /** The requests of volunteers, working and ready ones first. */
  volunteerRequestsOf(eventId: number): Promise<VolunteerRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventVolunteerRequestEntity, 'r')
      .where('r.eventId = :eventId', { eventId })
      .orderBy(`CASE r.status WHEN 'assigned' THEN 0 WHEN 'accept' THEN 1 WHEN 'pending' THEN 2 ELSE 3 END`)
      .addOrderBy('r.updatedAt', 'DESC')
      .addOrderBy('r.id')
      .limit(DETAIL_LIMIT)
      .getMany();
  }

  /** Adds help seekers who are not in the event yet; returns the new rows. */
  async addUserRequests(
    eventId: number,
    userIds: readonly number[],
    now: Date,
  ): Promise<{ id: number; userId: number }[]> {
    return this.database.joined.query(
      `INSERT INTO event_user_requests (event_id, user_id, created_at, updated_at) SELECT $1, c.id, $3, $3 FROM unnest($2::int[]) AS c(id) ORDER BY c.id
       ON CONFLICT (event_id, user_id) DO NOTHING RETURNING id, user_id AS "userId"`,
      [eventId, userIds, now],
    );
  }

  /** Calls volunteers to the whole event if they have not been called to it before; returns the new rows. */
  async addVolunteerRequests(
    eventId: number,
    volunteerIds: readonly number[],
    radiusKm: number,
    now: Date,
  ): Promise<{ id: number; userId: number }[]> {
    // Filtered in code rather than by an anti-join: with fresh statistics the planner would scan the growing
    // table once per row.
    const asked: { volunteer_id: number }[] = await this.database.joined.query(
      'SELECT volunteer_id FROM event_volunteer_requests WHERE event_id = $1 AND NOT is_emergency',
      [eventId],
    );
    const known = new Set(asked.map((row) => row.volunteer_id));
    return this.database.joined.query(
      `INSERT INTO event_volunteer_requests (event_id, volunteer_id, radius, created_at, updated_at)
       SELECT $1, c.id, $3, $4, $4 FROM unnest($2::int[]) AS c(id) ORDER BY c.id
       ON CONFLICT DO NOTHING RETURNING id, volunteer_id AS "userId"`,
      [eventId, volunteerIds.filter((id) => !known.has(id)), radiusKm, now],
    );
  }

  /** The current requests of some needs. */
  ofNeeds(needIds: readonly number[]): Promise<UserRequestRecord[]> {
    return this.database.joined
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.needId = ANY(:needIds)', { needIds })
      .getMany();
  }

  /** Locks the requests of ready volunteers who are in reserve for a need. */
  lockReady(needRequestId: number, volunteerIds: readonly number[]): Promise<VolunteerRequestRecord[]> {
    if (volunteerIds.length === 0) return Promise.resolve([]);
    return this.database.joined
      .createQueryBuilder(EventVolunteerRequestEntity, 'r')
      .where(
        `r.needRequestId = :needRequestId AND r.status = 'accept' AND r.volunteerId = ANY(:volunteerIds)`,
        { needRequestId, volunteerIds },
      )
      .orderBy('r.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /**
   * Closes unanswered calls for a need and, with `withReserves`, the calls of its reserves; returns the
   * volunteers.
   */
  async closeCallsFor(
    needRequestId: number,
    exceptVolunteerId: number | null,
    withReserves: boolean,
    now: Date,
  ): Promise<{ id: number; volunteerId: number }[]> {
    return this.database.joined.query(
      `WITH closed AS (
         UPDATE event_volunteer_requests SET status = 'closed', updated_at = $3
         WHERE need_request_id = $1 AND (status = 'pending' OR ($4 AND status = 'accept')) AND volunteer_id <> coalesce($2, 0) RETURNING id, volunteer_id
       ) SELECT id, volunteer_id AS "volunteerId" FROM closed ORDER BY id`,
      [needRequestId, exceptVolunteerId, now, withReserves],
    );
  }

  /**
   * A person's emergency in a running event, or in a stopped event while a volunteer is helping; null if
   * there is none.
   */
  emergencyOf(userId: number): Promise<UserRequestRecord | null> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where(`r.userId = :userId AND r.is_emergency AND r.status IN ('pending', 'assigned')`, { userId })
      .andWhere(
        `(r.status = 'assigned' OR EXISTS (SELECT 1 FROM events e WHERE e.id = r.event_id AND e.status))`,
      )
      .orderBy('r.opened_at', 'DESC')
      .getOne();
  }

  /** A person's request in an event, or null. */
  async findOf(eventId: number, userId: number): Promise<UserRequestRecord | null> {
    return this.database.manager.findOneBy(EventRequestView, { eventId, userId });
  }

  /** An event's open needs, with the data for assignment lists. */
  async pendingNeeds(eventId: number): Promise<UserRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where(`r.eventId = :eventId AND r.status = 'pending' AND r.respond = 1`, { eventId })
      .orderBy('r.isEmergency', 'DESC')
      .addOrderBy('r.updatedAt')
      .addOrderBy('r.id')
      .limit(DETAIL_LIMIT)
      .getMany();
  }

  /** The ready and free volunteers of an event; for one need also its reserves, each volunteer once. */
  async readyVolunteers(eventId: number, needRequestId: number | null): Promise<VolunteerRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventVolunteerRequestEntity, 'r')
      .where(
        `r.eventId = :eventId AND r.status = 'accept' AND (NOT r.is_emergency OR r.need_request_id = :needRequestId)`,
        { eventId, needRequestId },
      )
      .andWhere(
        `(r.is_emergency OR NOT EXISTS (SELECT 1 FROM event_volunteer_requests c
          WHERE c.need_request_id = :needRequestId AND c.volunteer_id = r.volunteer_id AND c.is_emergency AND c.status = 'accept'))`,
      )
      .andWhere('NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = r.volunteer_id)')
      .orderBy('r.id')
      .limit(DETAIL_LIMIT)
      .getMany();
  }

  /** The request through which a volunteer is in reserve for a need, or null. */
  async reserveOf(volunteerId: number, needRequestId: number): Promise<number | null> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT id FROM event_volunteer_requests WHERE volunteer_id = $1 AND need_request_id = $2 AND status = 'accept'`,
      [volunteerId, needRequestId],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Returns the request of a volunteer that was answered with yes within seconds of a given time, if the
   * volunteer holds nothing through it; otherwise null.
   */
  async readyBy(volunteerId: number, at: Date): Promise<number | null> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT id FROM event_volunteer_requests WHERE volunteer_id = $1 AND status = 'accept'
         AND updated_at BETWEEN $2::timestamptz - interval '5 seconds' AND $2::timestamptz + interval '5 seconds' ORDER BY updated_at DESC, id DESC LIMIT 1`,
      [volunteerId, at],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * The live request through which a volunteer holds a need or is in reserve for it; null if there is none.
   */
  async liveCallOf(volunteerId: number, needRequestId: number): Promise<number | null> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT v.id FROM event_volunteer_requests v JOIN event_requests r ON r.id = v.need_request_id
       WHERE v.volunteer_id = $1 AND r.id = $2 AND (v.status = 'assigned' AND r.volunteer_id = v.volunteer_id
         OR v.status = 'accept' AND EXISTS (SELECT 1 FROM volunteer_calls c WHERE c.need_id = r.need_id AND c.volunteer_id = v.volunteer_id AND c.state = 'reserve'))`,
      [volunteerId, needRequestId],
    );
    return rows[0]?.id ?? null;
  }

  /** Whether a volunteer is or was assigned to a need. */
  async wasAssigned(volunteerId: number, needRequestId: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM event_volunteer_requests
       WHERE volunteer_id = $1 AND need_request_id = $2 AND (status IN ('assigned', 'completed') OR is_approved = 2) LIMIT 1`,
      [volunteerId, needRequestId],
    );
    return rows.length > 0;
  }

  ownRequests(userId: number): Promise<UserRequestRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .where('r.userId = :userId', { userId })
      .orderBy('r.createdAt', 'DESC')
      .addOrderBy('r.id', 'DESC')
      .limit(100)
      .getMany();
  }
}
