import type { CategoryType, ProgressStep, WorkSpan } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { AssignmentEntity } from './assignment.entity.js';
import { NeedEntity } from './need.entity.js';
import { SEALED_NEEDS } from './need-words.js';

/** A stored need. */
export type NeedRecord = Omit<NeedEntity, 'position' | 'descriptionWords' | 'isEarlier' | 'leftAt'>;

/** A single request or separate emergency: a `NeedRecord` that has a category and type, and no event. */
export type SingleNeed = Omit<NeedRecord, 'categoryId' | 'type' | 'eventId' | 'requestId'> & {
  categoryId: number;
  type: CategoryType;
};

/** The need that a yes to an event's question opens: its person, its place and its matching requirements. */
export type NeedOfEvent = Pick<
  NeedRecord,
  | 'originText'
  | 'originStreet'
  | 'originCity'
  | 'originState'
  | 'originCountry'
  | 'originLat'
  | 'originLon'
  | 'helpType'
  | 'languages'
  | 'genderPreference'
  | 'isGenderMust'
  | 'isEmergency'
  | 'isExercise'
  | 'labelPriority'
  | 'userId'
> & { eventId: number; requestId: number };

/** The columns that are reset when a need is reopened. */
const ANEW = [
  ...[
    'status',
    'volunteer_id',
    'coordinator_since',
    'coordinator_id',
    'ended_at',
    'ended_by',
    'opened_at',
    'updated_at',
  ],
  ...[
    'origin_text',
    'origin_street',
    'origin_city',
    'origin_state',
    'origin_country',
    'origin_lat',
    'origin_lon',
  ],
  ...['help_type', 'languages', 'gender_preference', 'is_gender_must', 'is_emergency', 'label_priority'],
  'is_address_changed',
];

/** The columns that store a need's place. */
export type NeedPlace = Pick<
  NeedRecord,
  'originText' | 'originStreet' | 'originCity' | 'originState' | 'originCountry' | 'originLat' | 'originLon'
>;

/** A volunteer's hold on a need. */
export type AssignmentRecord = Omit<AssignmentEntity, 'span'>;

/** The changes of a hold, with `note` in plain text. */
type HoldChange = Partial<Omit<AssignmentRecord, 'id' | 'noteSealed' | 'noteBefore'>> & {
  note?: string | null;
};

/** A hold to be stored. */
export interface NewHold
  extends Pick<
    AssignmentRecord,
    | 'volunteerId'
    | 'callId'
    | 'isApproved'
    | 'approveAt'
    | 'approvedAt'
    | 'decidedBy'
    | 'distanceM'
    | 'isEmergency'
  > {
  needId: number;
  /** The period of the volunteer's work. */
  span: WorkSpan;
}

/**
 * SQL that stores a hold. The locks on person and role wait for transactions that deactivate, block or delete
 * the person or remove the role, so that nobody who has left is assigned work. A volunteer who starts work
 * leaves every reserve that conflicts with it.
 */
const HOLD = `
  WITH person AS (
    SELECT u.id FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
    WHERE u.id = $2 AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL FOR KEY SHARE OF u, r
  )
  , placed AS (
    INSERT INTO assignments AS x (need_id, volunteer_id, call_id, is_approved, approve_at, approved_at, distance_m, span, is_emergency, decided_by, created_at, updated_at)
    SELECT $1, id, $3, $4, $5, $6, $7, tstzrange($8, $9), $10, $12, $11, $11 FROM person
    WHERE NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = $2 AND stands_in_the_way(w.span, tstzrange($8, $9), $10, $11))
    ON CONFLICT (need_id, volunteer_id) DO UPDATE SET call_id = $3, is_approved = $4, approve_at = $5, approved_at = $6,
      distance_m = coalesce($7, x.distance_m), span = tstzrange($8, $9), is_emergency = $10, ended = NULL, progress = NULL, progress_at = NULL, note = NULL, note_sealed = NULL,
      decided_by = $12, asked_at = NULL, created_at = $11, updated_at = $11
    RETURNING x.id
  )
  , freed AS (
    UPDATE volunteer_calls SET state = 'closed'
    WHERE volunteer_id = $2 AND state = 'reserve' AND need_id <> $1 AND EXISTS (SELECT 1 FROM placed)
      AND stands_in_the_way(tstzrange($8, $9), tstzrange($11, NULL), (SELECT n.is_emergency FROM needs n WHERE n.id = volunteer_calls.need_id), $11)
  ) SELECT id FROM placed`;

/**
 * Needs of either source, and the holds on them; single requests also have a repository of their own. Callers
 * lock a need before they change its rows.
 */
@Injectable()
export class NeedsRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register(SEALED_NEEDS);
    sealed.register({ table: 'assignments', key: 'id', texts: [{ name: 'note', isNullable: true }] });
  }

  /** Returns where help is needed, by need id. */
  async placesOf(needIds: readonly (number | null)[]): Promise<Map<number, NeedPlace>> {
    const ids = needIds.filter((id) => id !== null);
    if (ids.length === 0) return new Map();
    const rows: ({ id: number } & NeedPlace)[] = await this.database.manager.query(
      `SELECT id, origin_text AS "originText", origin_street AS "originStreet", origin_city AS "originCity", origin_state AS "originState",
         origin_country AS "originCountry", origin_lat AS "originLat", origin_lon AS "originLon" FROM needs WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, ...place }) => [id, place]));
  }

  /** Returns when each of these needs was opened. */
  async openedAt(needIds: readonly number[]): Promise<Map<number, Date>> {
    if (needIds.length === 0) return new Map();
    const rows: { id: number; createdAt: Date }[] = await this.database.manager.query(
      'SELECT id, opened_at AS "createdAt" FROM needs WHERE id = ANY($1)',
      [needIds],
    );
    return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  }

  /** Opens the need of an event's question, or reopens it with the current values; returns its id. */
  async open(need: NeedOfEvent, now: Date): Promise<number> {
    const written = await this.database.joined
      .createQueryBuilder()
      .insert()
      .into(NeedEntity)
      .values({ ...need, createdBy: need.userId, createdAt: now, updatedAt: now })
      .orUpdate(ANEW, ['request_id'], { indexPredicate: 'NOT is_earlier' })
      .returning('id')
      .execute();
    const id: unknown = written.identifiers[0]?.['id'];
    if (typeof id !== 'number') throw new Error('a need was neither made nor found');
    return id;
  }

  /** Leaves a need that has ended as it is, so that another need can be opened for the same question. */
  async leaveBehind(id: number): Promise<void> {
    await this.database.joined.update(NeedEntity, { id }, { isEarlier: true });
  }

  /**
   * Notes that somebody is without help since their event was stopped, or, with null, that staff have looked at
   * it.
   */
  async noteLeft(id: number, leftAt: Date | null): Promise<void> {
    await this.database.joined.update(NeedEntity, { id }, { leftAt });
  }

  /**
   * Notes that somebody whom stopped events left without help has a new need, which is looked after; returns
   * the requests in these events.
   */
  async forgetLeft(userId: number): Promise<{ requestId: number; eventId: number }[]> {
    const [rows]: [{ requestId: number | null; eventId: number | null }[], number] =
      await this.database.joined.query(
        `UPDATE needs SET left_at = NULL WHERE user_id = $1 AND left_at IS NOT NULL
       RETURNING request_id AS "requestId", event_id AS "eventId"`,
        [userId],
      );
    return rows.flatMap(({ requestId, eventId }) =>
      requestId === null || eventId === null ? [] : [{ requestId, eventId }],
    );
  }

  /**
   * Returns the ids of those of the given calls in events whose volunteers were taken off by others (rule 4). The
   * holds are found by their volunteers, by whom they are indexed.
   */
  async letGoBy(calls: readonly { id: number; volunteerId: number }[]): Promise<Set<number>> {
    if (calls.length === 0) return new Set();
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT call_id AS id FROM assignments
       WHERE volunteer_id = ANY($1) AND call_id = ANY($2) AND ended IN ('rejected', 'released', 'replaced')`,
      [calls.map(({ volunteerId }) => volunteerId), calls.map(({ id }) => id)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns a need that the caller has locked, or that needs no lock. */
  find(id: number): Promise<NeedRecord | null> {
    return this.database.joined.findOneBy(NeedEntity, { id });
  }

  /**
   * Returns the written reasons for the end of the given needs, by id; needs without a reason are left out.
   */
  async systemNotesOf(ids: readonly number[]): Promise<Map<number, string | null>> {
    const rows: { id: number; note: Buffer | null }[] = await this.database.manager.query(
      `SELECT id, ${keptText('n.system_notes')} AS note FROM needs n WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, note }) => [id, this.sealed.openToSend(note)]));
  }

  async findMany(ids: readonly number[]): Promise<NeedRecord[]> {
    if (ids.length === 0) return [];
    return this.database.manager
      .createQueryBuilder(NeedEntity, 'n')
      .where('n.id = ANY(:ids)', { ids })
      .getMany();
  }

  async update(id: number, change: Partial<Omit<NeedRecord, 'id'>>): Promise<void> {
    await this.database.joined.update(NeedEntity, { id }, change);
  }

  /** Locks the needs of the given questions, in the given order. */
  async lockOf(requestIds: readonly number[]): Promise<void> {
    await this.database.joined.query(
      'SELECT 1 FROM needs WHERE request_id = ANY($1) AND NOT is_earlier ORDER BY id FOR UPDATE',
      [requestIds],
    );
  }

  /** Locks one need. */
  async lock(id: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM needs WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Locks a need outside events until the transaction ends; null when there is none. */
  async lockSingle(id: number): Promise<SingleNeed | null> {
    const need = await this.database.joined.findOne(NeedEntity, {
      where: { id, eventId: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    return need && isSingle(need) ? need : null;
  }

  /** Returns a need outside events; null when there is none. */
  async findSingle(id: number): Promise<SingleNeed | null> {
    const need = await this.database.manager.findOneBy(NeedEntity, { id, eventId: IsNull() });
    return need && isSingle(need) ? need : null;
  }

  findHold(id: number): Promise<AssignmentRecord | null> {
    return this.database.manager.findOneBy(AssignmentEntity, { id });
  }

  async findHolds(ids: readonly number[]): Promise<Map<number, AssignmentRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(AssignmentEntity, 'x')
      .where('x.id = ANY(:ids)', { ids })
      .getMany();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the live hold on a need, or null. */
  liveHold(needId: number): Promise<AssignmentRecord | null> {
    return this.database.joined
      .createQueryBuilder(AssignmentEntity, 'x')
      .where('x.need_id = :needId AND x.ended IS NULL AND x.is_approved <> 2', { needId })
      .getOne();
  }

  /** Returns the live holds on the given needs, by need id. */
  async liveHolds(needIds: readonly number[]): Promise<Map<number, AssignmentRecord>> {
    if (needIds.length === 0) return new Map();
    const rows = await this.database.joined
      .createQueryBuilder(AssignmentEntity, 'x')
      .where('x.need_id = ANY(:needIds) AND x.ended IS NULL AND x.is_approved <> 2', { needIds })
      .getMany();
    return new Map(rows.map((row) => [row.needId, row]));
  }

  holdOf(needId: number, volunteerId: number): Promise<AssignmentRecord | null> {
    return this.database.joined.findOneBy(AssignmentEntity, { needId, volunteerId });
  }

  findHoldOf(needId: number, volunteerId: number): Promise<AssignmentRecord | null> {
    return this.database.manager.findOneBy(AssignmentEntity, { needId, volunteerId });
  }

  /** Returns those of the given needs that a volunteer has answered in any way. */
  async answeredBy(volunteerId: number, needIds: readonly number[]): Promise<Set<number>> {
    const rows: { need_id: number }[] = await this.database.manager.query(
      'SELECT need_id FROM assignments WHERE volunteer_id = $1 AND need_id = ANY($2)',
      [volunteerId, needIds],
    );
    return new Set(rows.map((row) => row.need_id));
  }

  /** Returns which of the given volunteers have answered which of the given needs. */
  async answeredAmong(
    asked: readonly { needId: number; volunteerId: number }[],
  ): Promise<{ needId: number; volunteerId: number }[]> {
    return this.database.manager.query(
      `SELECT DISTINCT x.need_id AS "needId", x.volunteer_id AS "volunteerId" FROM assignments x
         JOIN unnest($1::int[], $2::int[]) AS a(need_id, volunteer_id) ON a.need_id = x.need_id AND a.volunteer_id = x.volunteer_id`,
      [asked.map(({ needId }) => needId), asked.map(({ volunteerId }) => volunteerId)],
    );
  }

  /**
   * Counts the people whom a volunteer has helped since a given time, not counting exercises (rules 161,
   * 168).
   */
  async peopleHelpedSince(volunteerId: number, since: Date): Promise<number> {
    const [row]: { count: number }[] = await this.database.manager.query(
      `SELECT count(DISTINCT n.user_id)::int AS count FROM assignments x JOIN needs n ON n.id = x.need_id
       WHERE x.volunteer_id = $1 AND x.ended = 'completed' AND n.ended_at >= $2 AND NOT n.is_exercise`,
      [volunteerId, since],
    );
    return row?.count ?? 0;
  }

  /** Returns the volunteers who have answered a need in any way. */
  async volunteersOf(needId: number): Promise<Set<number>> {
    const rows: { volunteer_id: number }[] = await this.database.joined.query(
      'SELECT volunteer_id FROM assignments WHERE need_id = $1',
      [needId],
    );
    return new Set(rows.map((row) => row.volunteer_id));
  }

  /** Returns the newest assignment of each of these needs that was a hold, not a refusal. */
  async lastHolds(needIds: readonly number[]): Promise<Map<number, AssignmentRecord>> {
    if (needIds.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(AssignmentEntity, 'x')
      .distinctOn(['x.need_id'])
      .where(`x.need_id = ANY(:needIds) AND x.ended IS DISTINCT FROM 'declined'`, { needIds })
      .orderBy('x.need_id')
      .addOrderBy('x.ended IS NULL', 'DESC')
      .addOrderBy('x.updated_at', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.needId, row]));
  }

  /**
   * Assigns a volunteer to a need that nobody holds. Returns the hold's id, or null if other work conflicts
   * (rule 47) or the volunteer has left. The lock on the volunteer and the constraint on the period of work
   * keep two simultaneous calls apart.
   */
  async hold(hold: NewHold, now: Date): Promise<number | null> {
    const {
      needId,
      volunteerId,
      callId,
      isApproved,
      approveAt,
      approvedAt,
      decidedBy,
      distanceM,
      span,
      isEmergency,
    } = hold;
    await lockName(this.database.joined, 'volunteer', volunteerId);
    const rows: { id: number }[] = await this.database.joined.query(HOLD, [
      needId,
      volunteerId,
      callId,
      isApproved,
      approveAt,
      approvedAt,
      distanceM,
      span.from,
      span.to,
      isEmergency,
      now,
      decidedBy,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Records that a volunteer who has not answered before declines a need. */
  async decline(
    needId: number,
    volunteer: { id: number; distanceM: number | null },
    now: Date,
  ): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, distance_m, decided_by, created_at, updated_at)
       VALUES ($1, $2, 2, 'declined', $3, $2, $4, $4)`,
      [needId, volunteer.id, volunteer.distanceM, now],
    );
  }

  async updateHold(id: number, { note, ...change }: HoldChange): Promise<void> {
    await this.database.joined.update(
      AssignmentEntity,
      { id },
      { ...change, ...(note !== undefined && { noteSealed: this.sealed.seal(note), noteBefore: null }) },
    );
  }

  /** Removes the refusal of a volunteer who has changed their mind. */
  async removeRefusal(id: number): Promise<void> {
    await this.database.joined.delete(AssignmentEntity, { id, ended: 'declined' });
  }

  async setProgress(id: number, progress: ProgressStep, now: Date): Promise<void> {
    await this.database.joined.update(
      AssignmentEntity,
      { id },
      { progress, progressAt: now, updatedAt: now },
    );
  }
}

function isSingle(need: NeedRecord): need is NeedRecord & SingleNeed {
  return need.eventId === null && need.requestId === null && need.categoryId !== null && need.type !== null;
}
