import { Injectable } from '@nestjs/common';
import type { ProgressStep } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { AssignmentEntity } from './assignment.entity.js';
import type { AssignmentRecord } from './applications.types.js';

/** Reads and writes of holds on applications. */
@Injectable()
export class AssignmentsRepository {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<AssignmentRecord | null> {
    return this.database.manager.findOneBy(AssignmentEntity, { id });
  }

  async findMany(ids: readonly number[]): Promise<Map<number, AssignmentRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.createQueryBuilder(AssignmentEntity, 'x').where('x.id = ANY(:ids)', { ids }).getMany();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The one hold that lives on an application, or null. The application is locked by the caller. */
  live(tx: Tx, applicationId: number): Promise<AssignmentRecord | null> {
    return tx.manager
      .createQueryBuilder(AssignmentEntity, 'x')
      .where('x.application_id = :applicationId AND x.ended IS NULL AND x.is_approved <> 2', { applicationId })
      .getOne();
  }

  of(tx: Tx, applicationId: number, volunteerId: number): Promise<AssignmentRecord | null> {
    return tx.manager.findOneBy(AssignmentEntity, { applicationId, volunteerId });
  }

  findOf(applicationId: number, volunteerId: number): Promise<AssignmentRecord | null> {
    return this.database.manager.findOneBy(AssignmentEntity, { applicationId, volunteerId });
  }

  /** Of these applications, those that a volunteer has answered in any way. */
  async answeredBy(volunteerId: number, applicationIds: readonly number[]): Promise<Set<number>> {
    const rows: { application_id: number }[] = await this.database.manager.query(
      'SELECT application_id FROM application_assignments WHERE volunteer_id = $1 AND application_id = ANY($2)',
      [volunteerId, applicationIds],
    );
    return new Set(rows.map((row) => row.application_id));
  }

  async volunteersOf(tx: Tx, applicationId: number): Promise<Set<number>> {
    const rows: { volunteer_id: number }[] = await tx.manager.query('SELECT volunteer_id FROM application_assignments WHERE application_id = $1', [
      applicationId,
    ]);
    return new Set(rows.map((row) => row.volunteer_id));
  }

  /** The newest assignment that was a hold, for each application. */
  async lastOf(applicationIds: readonly number[]): Promise<Map<number, AssignmentRecord>> {
    if (applicationIds.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(AssignmentEntity, 'x')
      .distinctOn(['x.application_id'])
      .where(`x.application_id = ANY(:ids) AND x.ended IS DISTINCT FROM 'declined'`, { ids: applicationIds })
      .orderBy('x.application_id')
      .addOrderBy('x.ended IS NULL', 'DESC')
      .addOrderBy('x.updated_at', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.applicationId, row]));
  }

  /** Writes a hold or a refusal: one row for each pair (rule 4). Answers its id. */
  async put(
    tx: Tx,
    row: Pick<AssignmentRecord, 'applicationId' | 'volunteerId' | 'isApproved' | 'ended' | 'distanceM' | 'decidedBy'>,
    now: Date,
  ): Promise<number> {
    const rows: { id: number }[] = await tx.manager.query(
      `INSERT INTO application_assignments (application_id, volunteer_id, is_approved, ended, distance_m, decided_by, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
       ON CONFLICT (application_id, volunteer_id) DO UPDATE SET is_approved = $3, ended = $4, distance_m = coalesce($5, application_assignments.distance_m),
         decided_by = $6, progress = NULL, progress_at = NULL, note = NULL, approve_at = NULL, approved_at = NULL, reminded_at = NULL, created_at = $7, updated_at = $7
       RETURNING id`,
      [row.applicationId, row.volunteerId, row.isApproved, row.ended, row.distanceM, row.decidedBy, now],
    );
    return rows[0]?.id ?? 0;
  }

  async update(tx: Tx, id: number, change: Partial<Omit<AssignmentRecord, 'id'>>): Promise<void> {
    await tx.manager.update(AssignmentEntity, { id }, change);
  }

  /** Takes back a refusal of somebody who has changed their mind. */
  async remove(tx: Tx, id: number): Promise<void> {
    await tx.manager.delete(AssignmentEntity, { id, ended: 'declined' });
  }

  async setProgress(tx: Tx, id: number, progress: ProgressStep, now: Date): Promise<void> {
    await tx.manager.update(AssignmentEntity, { id }, { progress, progressAt: now, updatedAt: now });
  }

  /** Holds that have waited for approval long enough for a reminder (rule 3), taken by this worker alone. */
  async lockUnreminded(tx: Tx, urgentBefore: Date, ordinaryBefore: Date, limit: number): Promise<{ id: number; applicationId: number }[]> {
    return tx.manager.query(
      `SELECT x.id, x.application_id AS "applicationId" FROM application_assignments x JOIN applications a ON a.id = x.application_id
       WHERE x.ended IS NULL AND x.is_approved = 0 AND x.reminded_at IS NULL
         AND x.created_at <= CASE WHEN a.label_priority >= 2 THEN $1::timestamptz ELSE $2::timestamptz END
       ORDER BY x.created_at LIMIT $3 FOR UPDATE OF x SKIP LOCKED`,
      [urgentBefore, ordinaryBefore, limit],
    );
  }

  /** When the next reminder is due, by how long urgent and other holds may wait (seconds). */
  async nextReminder(urgentSeconds: number, ordinarySeconds: number): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT min(x.created_at + make_interval(secs => CASE WHEN a.label_priority >= 2 THEN $1::float8 ELSE $2::float8 END)) AS due
       FROM application_assignments x JOIN applications a ON a.id = x.application_id
       WHERE x.ended IS NULL AND x.is_approved = 0 AND x.reminded_at IS NULL`,
      [urgentSeconds, ordinarySeconds],
    );
    return rows[0]?.due ?? null;
  }
}
