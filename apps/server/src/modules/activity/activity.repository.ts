import { Injectable } from '@nestjs/common';
import { keptText } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { ActivityLine, ActivitySubject } from './activity.types.js';

const READS_MAX = 1000;

/** A line of the audit log, with its note as stored (rule 236). */
export type KeptLine = Omit<ActivityLine, 'note'> & { note: Buffer | null };
const NOTE = `${keptText('note')} AS note`;

/** Queries on the audit log. */
@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  async add(rows: readonly Record<string, unknown>[], now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO activity_log (subject_type, subject_id, actor_id, action, new_values, note_sealed, created_at)
       SELECT a.subject_type, a.subject_id, a.actor_id, a.action, a.new_values, decode(a.note, 'hex'), $2
       FROM jsonb_to_recordset($1::jsonb) AS a(subject_type text, subject_id int, actor_id int, action text, new_values jsonb, note text)`,
      [JSON.stringify(rows), now],
    );
  }

  /** Views of a person's data, on their own and in lists, newest first. */
  looksAt(userId: number): Promise<KeptLine[]> {
    return this.database.manager.query(
      `SELECT id, actor_id AS "actorId", action, new_values AS "newValues", ${NOTE}, created_at AS "createdAt" FROM (
         SELECT * FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = 'sensitive_read'
         UNION ALL SELECT * FROM activity_log WHERE person_ids @> ARRAY[$1::int] AND person_ids IS NOT NULL
       ) AS looks ORDER BY id DESC LIMIT ${READS_MAX}`,
      [userId],
    );
  }

  /** Returns which of these people a member of staff has viewed since a given time. */
  async lookedAt(
    actorId: number,
    personIds: readonly number[],
    what: string,
    since: Date,
  ): Promise<Set<number>> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT DISTINCT subject_id AS id FROM activity_log
       WHERE subject_type = 'user' AND subject_id = ANY($1::int[]) AND action = 'sensitive_read' AND actor_id = $2 AND new_values->>'what' = $3 AND created_at >= $4`,
      [personIds, actorId, what, since],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** When one of these actions was first done to each of the given subjects. */
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

  /** The history of one subject, oldest first. */
  history(subjectType: ActivitySubject, subjectId: number): Promise<KeptLine[]> {
    return this.database.manager.query(
      `SELECT id, actor_id AS "actorId", action, new_values AS "newValues", ${NOTE}, created_at AS "createdAt"
       FROM activity_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id`,
      [subjectType, subjectId],
    );
  }
}
