import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A deletion that was asked for and not yet carried out. */
export interface OpenDeletion {
  requestedAt: Date;
  dueOn: Date;
}

const OPEN = 'withdrawn_at IS NULL AND done_at IS NULL';
/**
 * Nobody is on the way to them or holds a request of theirs, and no emergency of theirs and no need of an
 * event waits.
 */
const notInCare = (person: string) => `NOT EXISTS (SELECT 1 FROM needs n WHERE n.user_id = ${person}
  AND (n.status = 'in treatment' OR (n.status = 'open' AND (n.volunteer_id IS NOT NULL OR n.is_emergency OR n.event_id IS NOT NULL))))`;
/** They have not set out for anybody; what they hold without having set out can be handed on. */
const notUnderWay = (
  person: string,
) => `NOT EXISTS (SELECT 1 FROM assignments x WHERE x.volunteer_id = ${person}
  AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL)`;
/**
 * They hold no role of the staff, whichever they are signed in with: staff go by an admin's hand, who asks
 * for replacements (rules 88, 89).
 */
const notStaff = (person: string) =>
  `NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = ${person} AND r.role IN ('manager', 'admin', 'super_admin'))`;
/**
 * People whom staff deleted keep their roles, to be restored with them; all others may have become staff
 * since they asked. No running event is theirs.
 */
const notOnDuty = (person: string) =>
  `(EXISTS (SELECT 1 FROM users u WHERE u.id = ${person} AND u.deleted_at IS NOT NULL) OR ${notStaff(person)})
   AND NOT EXISTS (SELECT 1 FROM events e WHERE e.manager_id = ${person} AND e.status)`;
/**
 * Nobody is on the way to them or holds a request of theirs, no emergency of theirs runs, and they are on the
 * way to nobody: over events, single requests and emergencies alike (rule 90). The one guard of every
 * deletion.
 */
const atRest = (person: string) =>
  `NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = ${person}) AND ${notInCare(person)} AND ${notOnDuty(person)}`;
const AT_REST = atRest('d.user_id');

/** Queries on wishes to be deleted. */
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

  /** Whether somebody is of the staff, in whatever role they are signed in. */
  async isStaff(userId: number): Promise<boolean> {
    await this.database.joined.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const rows: unknown[] = await this.database.joined.query(`SELECT 1 WHERE NOT ${notStaff('$1::int')}`, [
      userId,
    ]);
    return rows.length > 0;
  }

  /** Asking twice is asking once; false the second time. */
  async ask(userId: number, now: Date, dueOn: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      'INSERT INTO deletion_requests (user_id, requested_at, due_on) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [userId, now, dueOn],
    );
    return rows.length > 0;
  }

  /** Staff deleted somebody; a wish of their own stands as it is. */
  async askByStaff(userId: number, now: Date, dueOn: Date): Promise<void> {
    await this.database.joined.query(
      'INSERT INTO deletion_requests (user_id, requested_at, due_on, by_staff) VALUES ($1, $2, $3, true) ON CONFLICT DO NOTHING',
      [userId, now, dueOn],
    );
  }

  /** Staff restored somebody; a wish of their own stands as it is. */
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

  /** Locks a wish whose day has come, of somebody who is in no assignment; another worker's is left to it. */
  async lockDue(now: Date): Promise<number | null> {
    const rows: { user_id: number }[] = await this.database.joined.query(
      `SELECT d.user_id FROM deletion_requests d WHERE d.due_on <= $1 AND d.withdrawn_at IS NULL AND d.done_at IS NULL AND ${AT_REST}
       ORDER BY d.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return rows[0]?.user_id ?? null;
  }

  /**
   * Looks again with the person and all that is open of theirs locked, so that nobody sets out for them, and
   * they for nobody, while they are being deleted: anybody who accepts needs one of these locks.
   */
  async isAtRest(userId: number): Promise<boolean> {
    await this.lockOpenOf(userId);
    const rows: unknown[] = await this.database.joined.query(`SELECT 1 WHERE ${atRest('$1::int')}`, [userId]);
    return rows.length > 0;
  }

  /** The same look before staff delete somebody, whose work can be handed on while they have not set out. */
  async isFreeToGo(userId: number): Promise<boolean> {
    await this.lockOpenOf(userId);
    const rows: unknown[] = await this.database.joined.query(
      `SELECT 1 WHERE ${notInCare('$1::int')} AND ${notUnderWay('$1::int')}`,
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
