import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

const READS_MAX = 1000;

/** What can have a history. */
export type ActivitySubject =
  | 'event'
  | 'event_user_request'
  | 'event_volunteer_request'
  | 'application'
  | 'user'
  | 'import'
  | 'auto_assign_settings'
  | 'blocked_ip'
  | 'category'
  | 'option'
  | 'ready_answer'
  | 'organization';

/** One thing that was done. */
export interface Activity {
  subjectType: ActivitySubject;
  subjectId: number;
  actorId: number | null;
  action: string;
  newValues?: Readonly<Record<string, unknown>>;
  note?: string | null;
}

/** A line of the audit log. */
export interface ActivityLine {
  id: number;
  actorId: number | null;
  action: string;
  newValues: Record<string, unknown>;
  note: string | null;
  createdAt: Date;
}

/** The same, its note as it is kept (rule 236). */
type KeptLine = Omit<ActivityLine, 'note'> & { note: Buffer | null };
const NOTE = `${keptText('note')} AS note`;

/** The audit log: written in the transaction that does the thing. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'activity_log', key: 'id', texts: [{ name: 'note', isNullable: true }], writer: 'seal_in_activity_log' });
  }

  /** Writes what was done, in one statement for all. */
  async record(tx: Tx, activities: readonly Activity[]): Promise<void> {
    if (activities.length === 0) return;
    await tx.manager.query(
      `INSERT INTO activity_log (subject_type, subject_id, actor_id, action, new_values, note_sealed, created_at)
       SELECT a.subject_type, a.subject_id, a.actor_id, a.action, a.new_values, decode(a.note, 'hex'), $2
       FROM jsonb_to_recordset($1::jsonb) AS a(subject_type text, subject_id int, actor_id int, action text, new_values jsonb, note text)`,
      [JSON.stringify(activities.map((activity) => toRow(activity, this.sealed))), this.clock.now()],
    );
  }

  /** Who of the staff looked at sensitive details of a person, or saw them in a list or a file, newest first (rules 67, 83). */
  async looksAt(userId: number): Promise<ActivityLine[]> {
    const rows: KeptLine[] = await this.database.manager.query(
      `SELECT id, actor_id AS "actorId", action, new_values AS "newValues", ${NOTE}, created_at AS "createdAt" FROM (
         SELECT * FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = 'sensitive_read'
         UNION ALL SELECT * FROM activity_log WHERE person_ids @> ARRAY[$1::int] AND person_ids IS NOT NULL
       ) AS looks ORDER BY id DESC LIMIT ${READS_MAX}`,
      [userId],
    );
    return this.opened(rows);
  }

  /** Which of some people a member of staff has looked at since a moment. */
  async lookedAt(actorId: number, personIds: readonly number[], what: string, since: Date): Promise<Set<number>> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT DISTINCT subject_id AS id FROM activity_log
       WHERE subject_type = 'user' AND subject_id = ANY($1::int[]) AND action = 'sensitive_read' AND actor_id = $2 AND new_values->>'what' = $3 AND created_at >= $4`,
      [personIds, actorId, what, since],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** When one of these things was first done to each of some subjects; subjects to which none was done are left out. */
  async firstOf(
    subjectType: ActivitySubject,
    subjectIds: readonly number[],
    actions: readonly string[],
  ): Promise<Map<number, Pick<ActivityLine, 'action' | 'createdAt'>>> {
    const rows: { subjectId: number; action: string; createdAt: Date }[] = await this.database.manager.query(
      `SELECT DISTINCT ON (subject_id) subject_id AS "subjectId", action, created_at AS "createdAt" FROM activity_log
       WHERE subject_type = $1 AND subject_id = ANY($2::int[]) AND action = ANY($3::text[]) ORDER BY subject_id, id`,
      [subjectType, subjectIds, actions],
    );
    return new Map(rows.map(({ subjectId, ...line }) => [subjectId, line]));
  }

  /** The history of one thing, oldest first. */
  async history(subjectType: ActivitySubject, subjectId: number): Promise<ActivityLine[]> {
    const rows: KeptLine[] = await this.database.manager.query(
      `SELECT id, actor_id AS "actorId", action, new_values AS "newValues", ${NOTE}, created_at AS "createdAt"
       FROM activity_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id`,
      [subjectType, subjectId],
    );
    return this.opened(rows);
  }

  private opened(rows: readonly KeptLine[]): ActivityLine[] {
    return rows.map((row) => ({ ...row, note: this.sealed.openOrNull(row.note) }));
  }
}

function toRow(activity: Activity, sealed: SealedTexts): Record<string, unknown> {
  return {
    subject_type: activity.subjectType,
    subject_id: activity.subjectId,
    actor_id: activity.actorId,
    action: activity.action,
    new_values: activity.newValues ?? {},
    note: sealed.seal(activity.note ?? null)?.toString('hex') ?? null,
  };
}
