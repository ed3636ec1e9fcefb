import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A requested deletion that has not been carried out yet. */
export interface OpenDeletion {
  requestedAt: Date;
  dueOn: Date;
}

const OPEN = 'withdrawn_at IS NULL AND done_at IS NULL';
/**
 * SQL for a person who is not being helped: nobody is on the way to them or has taken on their request, and
 * none of their emergencies or event needs is waiting.
 */
const notInCare = (person: string) => `NOT EXISTS (SELECT 1 FROM needs n WHERE n.user_id = ${person}
  AND (n.status = 'in treatment' OR (n.status = 'open' AND (n.volunteer_id IS NOT NULL OR n.is_emergency OR n.event_id IS NOT NULL))))`;
/**
 * SQL for a person who has not set out for anybody; work for which they have not set out can be handed over.
 */
const notUnderWay = (
  person: string,
) => `NOT EXISTS (SELECT 1 FROM assignments x WHERE x.volunteer_id = ${person}
  AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL)`;
/** SQL for a person to whom nobody has set out; work that waits for them ends with the deletion. */
const notAwaited = (
  person: string,
) => `NOT EXISTS (SELECT 1 FROM needs n JOIN assignments x ON x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL
  WHERE n.user_id = ${person} AND n.status = 'in treatment')`;
/**
 * SQL for a person without a staff role, whichever role they are signed in with: staff are deleted by an
 * admin, with replacements (rules 88, 89).
 */
const notStaff = (person: string) =>
  `NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = ${person} AND r.role IN ('manager', 'admin', 'super_admin'))`;
/**
 * SQL for a person who is not on duty as staff and manages no running event: people deleted by staff keep
 * their roles in case they are restored, but all others may have become staff since their request.
 */
const notOnDuty = (person: string) =>
  `(EXISTS (SELECT 1 FROM users u WHERE u.id = ${person} AND u.deleted_at IS NOT NULL) OR ${notStaff(person)})
   AND NOT EXISTS (SELECT 1 FROM events e WHERE e.manager_id = ${person} AND e.status)`;
/**
 * SQL for the condition of every erasure: nobody is on the way to the person or has taken on
 * their request, none of their emergencies is active, and they are not on the way to anybody, in events,
 * single requests and emergencies (rule 90).
 */
const atRest = (person: string) =>
  `NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = ${person}) AND ${notInCare(person)} AND ${notOnDuty(person)}`;
const AT_REST = atRest('d.user_id');

/** Queries on requests for deletion. */
@Injectable()
export class DeletionRequestsRepository {
  constructor(private readonly database: Database) {}

  async open(userId: number): Promise<OpenDeletion | null> {
    const rows: OpenDeletion[] = await this.database.manager.query(
      `SELECT requested_at AS "requestedAt", due_on AS "dueOn" FROM deletion_requests WHERE user_id = $1 AND ${OPEN}`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Whether a person is staff, whichever role they are signed in with. */
  async isStaff(userId: number): Promise<boolean> {
    await this.database.joined.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const rows: unknown[] = await this.database.joined.query(`SELECT 1 WHERE NOT ${notStaff('$1::int')}`, [
      userId,
    ]);
    return rows.length > 0;
  }

  /** Records a request; a repeated request changes nothing, and false is returned. */
  async ask(userId: number, now: Date, dueOn: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      'INSERT INTO deletion_requests (user_id, requested_at, due_on) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [userId, now, dueOn],
    );
    return rows.length > 0;
  }

  /** Records a deletion by staff; the person's own request, if any, stays unchanged. */
  async askByStaff(userId: number, now: Date, dueOn: Date): Promise<void> {
    await this.database.joined.query(
      'INSERT INTO deletion_requests (user_id, requested_at, due_on, by_staff) VALUES ($1, $2, $3, true) ON CONFLICT DO NOTHING',
      [userId, now, dueOn],
    );
  }

  /** Records a restoration by staff; the person's own request, if any, stays unchanged. */
  async withdrawByStaff(userId: number, now: Date): Promise<void> {
    await this.database.joined.query(
      `UPDATE deletion_requests SET withdrawn_at = $2 WHERE user_id = $1 AND by_staff AND ${OPEN}`,
      [userId, now],
    );
  }

  async withdraw(userId: number, now: Date): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.joined.query(
      `UPDATE deletion_requests SET withdrawn_at = $2 WHERE user_id = $1 AND ${OPEN} RETURNING id`,
      [userId, now],
    );
    return rows.length > 0;
  }

  /**
   * Locks a due request of a person who can be deleted now; requests locked by another worker are skipped.
   */
  async lockDue(now: Date): Promise<number | null> {
    const rows: { user_id: number }[] = await this.database.joined.query(
      `SELECT d.user_id FROM deletion_requests d WHERE d.due_on <= $1 AND d.withdrawn_at IS NULL AND d.done_at IS NULL AND ${AT_REST}
       ORDER BY d.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return rows[0]?.user_id ?? null;
  }

  /**
   * Checks again whether a person can be deleted, with the person and all their open records locked, so that
   * nobody sets out for them, and they for nobody, during the deletion: every acceptance needs one of these
   * locks.
   */
  async isAtRest(userId: number): Promise<boolean> {
    await this.lockOpenOf(userId);
    const rows: unknown[] = await this.database.joined.query(`SELECT 1 WHERE ${atRest('$1::int')}`, [userId]);
    return rows.length > 0;
  }

  /**
   * Checks, with the same locks, whether staff may delete a person: nobody has set out to the person, and the
   * person to nobody. What they hold can be handed over, and their own requests end.
   */
  async isFreeToGo(userId: number): Promise<boolean> {
    await this.lockOpenOf(userId);
    const rows: unknown[] = await this.database.joined.query(
      `SELECT 1 WHERE ${notAwaited('$1::int')} AND ${notUnderWay('$1::int')}`,
      [userId],
    );
    return rows.length > 0;
  }

  private async lockOpenOf(userId: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    await this.database.joined.query(
      `SELECT 1 FROM needs WHERE user_id = $1 AND status IN ('open', 'in treatment') ORDER BY id FOR UPDATE`,
      [userId],
    );
    await this.database.joined.query(
      `SELECT 1 FROM event_user_requests WHERE user_id = $1 AND status = 'pending' ORDER BY id FOR UPDATE`,
      [userId],
    );
  }

  async done(userId: number, now: Date): Promise<void> {
    await this.database.joined.query(
      `UPDATE deletion_requests SET done_at = $2 WHERE user_id = $1 AND ${OPEN}`,
      [userId, now],
    );
  }

  async nextDue(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(d.due_on) AS at FROM deletion_requests d WHERE d.withdrawn_at IS NULL AND d.done_at IS NULL AND ${AT_REST}`,
    );
    return rows[0]?.at ?? null;
  }
}
