import type { VettingKind } from '@karov/api-client';
import { type GuardianReason, POLICE_MONTHS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { onlyRow } from '../../platform/database/rows.js';
import { fail } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { wordFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { type KeptReached, openReached, REACHED_SQL, type Reached } from '../users/index.js';
import { VolunteerInformationEntity } from './volunteer-information.entity.js';

type KeptWaiting = Omit<KeptReached<WaitingForVetting>, 'reason'> & { reason: Buffer | null };

/** A person who is waiting for vetting. */
export interface WaitingForVetting extends Reached {
  id: number;
  kind: VettingKind;
  userId: number;
  informationId: number;
  fullName: string;
  file: string | null;
  guardianNeeded: GuardianReason | null;
  place: string;
  date: string | null;
  since: Date;
  refusedAt: Date | null;
  reason: string | null;
  askedAt: Date | null;
}

/** What decides a person's vetting. */
export interface VettingState {
  userId: number;
  informationId: number;
  isPoliceRequired: boolean;
  /** whether an admin has checked the certificate that the volunteer handed in last */
  isPoliceValidated: boolean;
  isTrainingValidated: boolean;
  guardianNeeded: GuardianReason | null;
  isGuardianConfirmed: boolean;
  isFrozen: boolean;
  renewalAskedAt: Date | null;
  policeFile: string | null;
  guardianFile: string | null;
}

/** The items that an admin can refuse: a document, or the statement of a training. */
export type Refusable = Exclude<VettingKind, 'renewal'>;

/** A police certificate near its end. */
export interface EndingCertificate {
  userId: number;
  daysBefore: number;
}

/** The kinds of vetting; their index is part of the row ids. */
const KINDS: readonly VettingKind[] = ['police', 'guardian', 'training', 'renewal'];
/** Returns whose row of the list an id is, and its kind. */
export function vettingOfRow(id: number): { userId: number; kind: VettingKind } {
  return { userId: Math.floor(id / KINDS.length), kind: KINDS[id % KINDS.length] ?? fail('NOT_FOUND') };
}
/** SQL for whether a certificate was handed in after the one that an admin confirmed: before its end, to renew it. */
const IS_RENEWED = '(v.police_file_at > v.police_validated_at) IS TRUE';
/** SQL for whether a police certificate is required and has not been checked, or another than the one that was. */
export const POLICE_UNCHECKED = `(v.is_required_police_validation AND (NOT v.validate_police OR ${IS_RENEWED}))`;
/**
 * SQL for the day from which a volunteer whose agreement has ended is asked to sign again (rule 53); an index has
 * the same expression.
 */
const RENEWAL_DAY = `((v.signed_at AT TIME ZONE 'UTC' + interval '1 year') AT TIME ZONE 'UTC')`;
/** What somebody waits for, in SQL. */
interface Wait {
  kind: VettingKind;
  file: string;
  since: string;
  when: string;
}
const WAITS: readonly Wait[] = [
  {
    kind: 'police',
    file: 'v.police_file',
    since: 'coalesce(v.police_file_at, v.signed_at)',
    when: POLICE_UNCHECKED,
  },
  {
    kind: 'guardian',
    file: 'v.guardian_file',
    since: 'v.guardian_asked_at',
    when: 'v.guardian_needed IS NOT NULL AND v.guardian_confirmed_at IS NULL',
  },
  { kind: 'training', file: 'NULL::uuid', since: 'v.signed_at', when: 'NOT v.validate_training' },
  {
    kind: 'renewal',
    file: 'NULL::uuid',
    since: RENEWAL_DAY,
    when: 'EXISTS (SELECT 1 FROM users f WHERE f.id = v.user_id AND f.is_freeze)',
  },
];
/** SQL for one row per open item, whose id is made from the person and the kind. */
const row = ({ kind, file, since }: Wait): string =>
  `SELECT v.user_id * ${KINDS.length} + ${KINDS.indexOf(kind)} AS id, '${kind}' AS kind, v.user_id, v.id AS information_id, ${file} AS file, v.guardian_needed, v.place, v.date,
    ${since} AS since, v.renewal_asked_at`;
const open = ({ when }: Wait): string => `v.signed_at IS NOT NULL AND ${when}`;
const WAITING = WAITS.map((wait) => `${row(wait)} FROM volunteer_information v WHERE ${open(wait)}`).join(
  ' UNION ALL ',
);
/**
 * SQL for the first `:upTo` of each kind, and everybody who was refused, who come after all others: enough for a
 * page, without reading who waits behind it. `reached` is the condition on people `u`.
 */
const inTurn = (reached: string, direction: 'ASC' | 'DESC'): string =>
  WAITS.map(
    (wait) => `(${row(wait)} FROM volunteer_information v JOIN users u ON u.id = v.user_id
      WHERE ${open(wait)} AND ${reached} AND NOT EXISTS (SELECT FROM vetting_refusals y WHERE y.user_id = v.user_id AND y.kind = '${wait.kind}')
      ORDER BY ${wait.since} ${direction}, v.user_id ${direction} LIMIT :upTo)
    UNION ALL ${row(wait)} FROM vetting_refusals y JOIN volunteer_information v ON v.user_id = y.user_id AND y.kind = '${wait.kind}' WHERE ${open(wait)}`,
  ).join(' UNION ALL ');
const SHOWN = [
  'w.id AS id',
  'w.kind AS kind',
  'w.user_id AS "userId"',
  'w.information_id AS "informationId"',
  'u.full_name AS "fullName"',
  REACHED_SQL,
  'w.file AS file',
  'w.guardian_needed AS "guardianNeeded"',
  'w.place AS place',
  `to_char(w.date, 'YYYY-MM-DD') AS date`,
  'w.since AS since',
  'x.refused_at AS "refusedAt"',
  `${keptText('x.reason')} AS reason`,
  `CASE WHEN w.kind = 'renewal' THEN w.renewal_asked_at END AS "askedAt"`,
];
/**
 * The columns of the list; people who were asked for a better document come after those who wait for an
 * answer.
 */
const LIST: ListColumns = {
  sortable: { since: 'w.since' },
  isOldestFirst: true,
  last: 'x.user_id IS NOT NULL',
  isCountRemembered: true,
  commonFilters: ['kind'],
  searchable: [],
  names: ['u.name_folded'],
  phones: ['u.phone'],
  filterable: { kind: { sql: 'w.kind = :value', read: wordFilter(KINDS) } },
  tieBreak: 'w.id',
};
const LIVE = 'u.deleted_at IS NULL AND NOT u.is_block';
const LIVES_IN = '(u.residential_state = ANY(:states) OR u.arrival_state = ANY(:states))';
const POLICE_END = `(v.police_validated_at + interval '${POLICE_MONTHS} months')`;

/** SQL for volunteers awaiting a guardian's approval because of their age. */
const MINOR = `v.guardian_needed = 'minor' AND v.guardian_confirmed_at IS NULL AND v.signed_at IS NOT NULL`;

/** Queries on what awaits an admin's check, and on certificates near their end (rules 85 to 87). */
@Injectable()
export class VettingRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'vetting_refusals', key: 'id', texts: [{ name: 'reason' }] });
  }

  /** Volunteers who are waiting, the oldest first. */
  async page(states: readonly string[] | null, query: ListQuery): Promise<ListPage<WaitingForVetting>> {
    const { rows, total } = await pageOf<KeptWaiting>(
      this.waiting(states),
      query,
      LIST,
      query.search === '' ? this.waiting(states, query) : undefined,
    );
    return { total, rows: rows.map((one) => this.opened(one)) };
  }

  /** The ids of the rows of a list, all of them in its order, for a file. */
  async ids(states: readonly string[] | null, query: ListQuery): Promise<number[]> {
    const { rows } = await pageOf<{ id: number }>(this.waiting(states).select('w.id', 'id'), query, LIST);
    return rows.map(({ id }) => id);
  }

  /** Rows of the list by their ids, in the order of these; the caller has checked that they are within reach. */
  async rows(ids: readonly number[]): Promise<WaitingForVetting[]> {
    const rows = await this.waiting(null)
      .andWhere('w.id = ANY(:ids) AND w.user_id = ANY(:users)', {
        ids,
        users: ids.map((id) => vettingOfRow(id).userId),
      })
      .orderBy('array_position(:ids::int[], w.id)')
      .getRawMany<KeptWaiting>();
    return rows.map((one) => this.opened(one));
  }

  /** The unchecked files within districts, the longest waiting first; null means everywhere. */
  async files(states: readonly string[] | null, limit: number): Promise<WaitingForVetting[]> {
    const rows = await this.waiting(states)
      .andWhere('w.file IS NOT NULL AND x.refused_at IS NULL')
      .orderBy('w.since')
      .addOrderBy('w.id')
      .limit(limit)
      .getRawMany<KeptWaiting>();
    return rows.map((one) => this.opened(one));
  }

  /** Everybody who waits; with a page of the list, only as many as decide what is on it. */
  private waiting(states: readonly string[] | null, page?: ListQuery) {
    const reached = `${LIVE} AND u.is_active${states === null ? '' : ` AND ${LIVES_IN}`}`;
    const direction = page?.orderBy === 'since' && page.descending ? 'DESC' : 'ASC';
    const builder = this.database.manager
      .createQueryBuilder()
      .from(`(${page ? inTurn(reached, direction) : WAITING})`, 'w')
      .innerJoin('users', 'u', 'u.id = w.user_id')
      .leftJoin('vetting_refusals', 'x', 'x.user_id = w.user_id AND x.kind = w.kind')
      .select(SHOWN)
      .where(reached);
    if (page) builder.setParameter('upTo', page.offset + page.perPage);
    return states === null ? builder : builder.setParameter('states', states);
  }

  /** The number of unchecked files, within districts; null means everywhere. */
  async filesWaiting(states: readonly string[] | null): Promise<number> {
    const waiting = (file: string): string =>
      `SELECT v.user_id FROM volunteer_information v WHERE v.signed_at IS NOT NULL AND ${file}`;
    const [row]: { count: number }[] = await this.database.manager.query(
      `SELECT count(*)::int AS count
       FROM (${waiting(`v.police_file IS NOT NULL AND ${POLICE_UNCHECKED}`)}
         UNION ALL ${waiting('v.guardian_file IS NOT NULL AND v.guardian_confirmed_at IS NULL')}) w JOIN users u ON u.id = w.user_id
       WHERE ${LIVE} AND u.is_active AND ($1::text[] IS NULL OR u.residential_state = ANY($1) OR u.arrival_state = ANY($1))`,
      [states],
    );
    return row?.count ?? 0;
  }

  /** Why a person's documents were not accepted, by kind. */
  async refusals(userId: number): Promise<Map<VettingKind, string>> {
    const rows: { kind: VettingKind; reason: Buffer }[] = await this.database.manager.query(
      `SELECT kind, ${keptText('x.reason')} AS reason FROM vetting_refusals x WHERE user_id = $1`,
      [userId],
    );
    return new Map(rows.map(({ kind, reason }) => [kind, this.sealed.open(reason)]));
  }

  /** The reasons of refusals by id, leaving out refusals that are over. */
  async reasonsOf(ids: readonly number[]): Promise<Map<number, string | null>> {
    const rows: { id: number; reason: Buffer }[] = await this.database.manager.query(
      `SELECT id, ${keptText('x.reason')} AS reason FROM vetting_refusals x WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, reason }) => [id, this.sealed.openToSend(reason)]));
  }

  /**
   * Records that a document was not accepted, and removes the document; returns the refusal's id and the
   * file.
   */
  async refuse(
    userId: number,
    refusal: { kind: Refusable; reason: string; adminId: number; at: Date },
  ): Promise<{ id: number; file: string | null }> {
    const { kind, reason, adminId, at } = refusal;
    const noted: { id: number }[] = await this.database.joined.query(
      `INSERT INTO vetting_refusals (user_id, kind, reason_sealed, refused_by, refused_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, kind) DO UPDATE
         SET reason = '', reason_sealed = excluded.reason_sealed, refused_by = excluded.refused_by, refused_at = excluded.refused_at RETURNING id`,
      [userId, kind, this.sealed.seal(reason), adminId, at],
    );
    const { id } = onlyRow(noted);
    if (kind === 'training') return { id, file: null };
    const change = kind === 'police' ? 'police_file = NULL, police_file_at = NULL' : 'guardian_file = NULL';
    const [before]: { file: string | null }[] = await this.database.joined.query(
      `SELECT ${kind}_file AS file FROM volunteer_information WHERE user_id = $1`,
      [userId],
    );
    await this.database.joined.query(`UPDATE volunteer_information SET ${change} WHERE user_id = $1`, [
      userId,
    ]);
    return { id, file: before?.file ?? null };
  }

  private opened(row: KeptWaiting): WaitingForVetting {
    return { ...openReached(this.sealed, row), reason: this.sealed.openOrNull(row.reason) };
  }

  /** Deletes a refusal that has been dealt with; returns its id, if there was one. */
  async forgetRefusal(userId: number, kind: VettingKind): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await this.database.joined.query(
      'DELETE FROM vetting_refusals WHERE user_id = $1 AND kind = $2 RETURNING id',
      [userId, kind],
    );
    return rows.map(({ id }) => id);
  }

  async noteRenewalAsked(userId: number, at: Date): Promise<void> {
    await this.database.joined.update(VolunteerInformationEntity, { userId }, { renewalAskedAt: at });
  }

  /** Locks what decides a person's vetting and returns it; returns null if the person has not signed. */
  async lock(by: { userId: number } | { informationId: number }): Promise<VettingState | null> {
    const [column, value] = 'userId' in by ? ['user_id', by.userId] : ['id', by.informationId];
    const [row]: VettingState[] = await this.database.joined.query(
      `SELECT v.user_id AS "userId", v.id AS "informationId", v.is_required_police_validation AS "isPoliceRequired", v.validate_police AND NOT ${IS_RENEWED} AS "isPoliceValidated",
         v.validate_training AS "isTrainingValidated", v.guardian_needed AS "guardianNeeded", v.guardian_confirmed_at IS NOT NULL AS "isGuardianConfirmed",
         u.is_freeze AS "isFrozen", v.renewal_asked_at AS "renewalAskedAt",
         v.police_file AS "policeFile", v.guardian_file AS "guardianFile"
       FROM volunteer_information v JOIN users u ON u.id = v.user_id WHERE v.${column} = $1 AND v.signed_at IS NOT NULL FOR UPDATE OF v`,
      [value],
    );
    return row ?? null;
  }

  async validateTraining(userId: number, at: Date): Promise<void> {
    await this.database.joined.update(
      VolunteerInformationEntity,
      { userId },
      { validateTraining: true, trainingValidatedAt: at },
    );
  }

  async confirmGuardian(userId: number, adminId: number, at: Date): Promise<void> {
    await this.database.joined.update(
      VolunteerInformationEntity,
      { userId },
      { guardianConfirmedAt: at, guardianConfirmedBy: adminId },
    );
  }

  /**
   * Ends the wait for a guardian's approval of volunteers who were minors and are 18 on the given day in
   * Israel; returns their ids.
   */
  async endMinority(today: string, limit: number): Promise<number[]> {
    const [rows]: [{ userId: number }[], number] = await this.database.joined.query(
      `UPDATE volunteer_information SET guardian_needed = NULL
       WHERE user_id IN (SELECT v.user_id FROM volunteer_information v JOIN users u ON u.id = v.user_id AND u.deleted_at IS NULL WHERE ${MINOR} AND v.dob <= $1::date - interval '18 years' LIMIT $2 FOR UPDATE OF v SKIP LOCKED)
         AND guardian_needed IS NOT NULL
       RETURNING user_id AS "userId"`,
      [today, limit],
    );
    return rows.map(({ userId }) => userId);
  }

  /** The start of the day on which the next minor turns 18; null if there is none. */
  async nextOfAge(): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min((v.dob + interval '18 years') AT TIME ZONE 'Asia/Jerusalem') AS at FROM volunteer_information v WHERE ${MINOR}`,
    );
    return row?.at ?? null;
  }

  /** Stores a volunteer's document; returns the file that it replaces. */
  async hand(userId: number, kind: 'police' | 'guardian', file: string, at: Date): Promise<void> {
    const change =
      kind === 'police'
        ? 'police_file = $2, police_file_at = $3'
        : 'guardian_file = $2, guardian_asked_at = coalesce(guardian_asked_at, $3)';
    await this.database.joined.query(`UPDATE volunteer_information SET ${change} WHERE user_id = $1`, [
      userId,
      file,
      at,
    ]);
  }

  /**
   * Locks and returns certificates for which a reminder is due; if several were missed, only the latest
   * counts.
   */
  async lockEnding(now: Date, days: readonly number[], limit: number): Promise<EndingCertificate[]> {
    return this.database.joined.query(
      `SELECT v.user_id AS "userId", d.days AS "daysBefore"
       FROM volunteer_information v JOIN users u ON u.id = v.user_id
       CROSS JOIN LATERAL (SELECT min(days)::int AS days FROM unnest($2::int[]) AS n(days) WHERE ${POLICE_END} - make_interval(days => n.days) <= $1) d
       WHERE v.validate_police AND v.is_required_police_validation AND ${LIVE} AND ${POLICE_END} > $1 AND d.days IS NOT NULL
         AND v.police_validated_at < $1::timestamptz - interval '${POLICE_MONTHS - 2} months' AND (v.police_reminded_days IS NULL OR v.police_reminded_days > d.days)
       ORDER BY v.user_id LIMIT $3 FOR UPDATE OF v SKIP LOCKED`,
      [now, days, limit],
    );
  }

  async noteReminders(reminders: readonly EndingCertificate[]): Promise<void> {
    await this.database.joined.query(
      `UPDATE volunteer_information v SET police_reminded_days = r."daysBefore"
       FROM jsonb_to_recordset($1::jsonb) AS r("userId" int, "daysBefore" int) WHERE v.user_id = r."userId"`,
      [JSON.stringify(reminders)],
    );
  }

  /**
   * Ends certificates after their twelve months; returns their owners. A volunteer who is on the way to
   * somebody finishes that first.
   */
  async endCertificates(now: Date, limit: number): Promise<{ userId: number; file: string | null }[]> {
    const [rows]: [{ userId: number; file: string | null }[], number] = await this.database.joined.query(
      `WITH ended AS (
         SELECT v.user_id, ${IS_RENEWED} AS is_renewed, v.police_file FROM volunteer_information v JOIN users u ON u.id = v.user_id
         WHERE v.validate_police AND v.police_validated_at <= $1::timestamptz - interval '${POLICE_MONTHS} months' AND ${LIVE}
           AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = v.user_id)
         ORDER BY v.user_id LIMIT $2 FOR UPDATE OF v SKIP LOCKED
       )
       UPDATE volunteer_information v SET validate_police = false, police_reminded_days = NULL,
         police_file = CASE WHEN ended.is_renewed THEN v.police_file END, police_file_at = CASE WHEN ended.is_renewed THEN v.police_file_at END
       FROM ended WHERE ended.user_id = v.user_id RETURNING v.user_id AS "userId", CASE WHEN NOT ended.is_renewed THEN ended.police_file END AS file`,
      [now, limit],
    );
    return rows;
  }

  /** When the next certificate ends or its next reminder is due. */
  async nextDue(now: Date, days: readonly number[]): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(${POLICE_END} - make_interval(days => n.days)) AS at
       FROM volunteer_information v JOIN users u ON u.id = v.user_id CROSS JOIN unnest($2::int[] || 0) AS n(days)
       WHERE v.validate_police AND ${LIVE} AND (n.days = 0 OR (${POLICE_END} > $1 AND v.is_required_police_validation))
         AND (n.days = 0 OR v.police_reminded_days IS NULL OR v.police_reminded_days > n.days)
         AND (n.days > 0 OR NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = v.user_id))`,
      [now, days],
    );
    return row?.at ?? null;
  }
}
