import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { type KeptReached, openReached, REACHED_SQL, type Reached } from '../users/index.js';
import { FeedbackEntity } from './feedback.entity.js';

/** A report that something went wrong, as listed for staff. */
export interface WorryRow extends Reached {
  id: number;
  applicationId: number;
  categoryId: number;
  side: 'user' | 'volunteer';
  userId: number;
  fullName: string;
  note: string;
  createdAt: Date;
}

const WORRIES: ListColumns = {
  sortable: { created_at: 'f.created_at' },
  isOldestFirst: true,
  searchable: [],
  filterable: {},
  tieBreak: 'f.id',
};

/** Feedback of both sides. */
@Injectable()
export class FeedbackRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'application_feedback', key: 'id', texts: [{ name: 'note' }] });
  }

  /** False when this person has already given feedback. */
  async insert(
    row: { applicationId: number; userId: number; side: 'user' | 'volunteer'; isWell: boolean; note: string },
    now: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `INSERT INTO application_feedback (application_id, user_id, side, is_well, note_sealed, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
      [row.applicationId, row.userId, row.side, row.isWell, this.sealed.seal(row.note), now],
    );
    return rows.length > 0;
  }

  /** A person's feedback on each of these applications: true if the help went well. */
  async of(userId: number, applicationIds: readonly number[]): Promise<Map<number, boolean>> {
    if (applicationIds.length === 0) return new Map();
    const rows: { application_id: number; is_well: boolean }[] = await this.database.manager.query(
      'SELECT application_id, is_well FROM application_feedback WHERE user_id = $1 AND application_id = ANY($2)',
      [userId, applicationIds],
    );
    return new Map(rows.map((row) => [row.application_id, row.is_well]));
  }

  /** Unhandled reports that something went wrong, oldest first, in the given districts (null: everywhere). */
  async worries(states: readonly string[] | null, query: ListQuery): Promise<ListPage<WorryRow>> {
    const builder = this.database.manager
      .createQueryBuilder(FeedbackEntity, 'f')
      .innerJoin('applications', 'a', 'a.id = f.application_id')
      .innerJoin('users', 'u', 'u.id = f.user_id')
      .select([
        'f.id AS id',
        'f.application_id AS "applicationId"',
        'a.category_id AS "categoryId"',
        'f.side AS side',
        'f.user_id AS "userId"',
        'u.full_name AS "fullName"',
        REACHED_SQL,
        `${keptText('f.note')} AS note`,
        'f.created_at AS "createdAt"',
      ])
      .where('NOT f.is_well AND f.seen_at IS NULL');
    if (states !== null) builder.andWhere('a.origin_state = ANY(:states)', { states });
    const { rows, total } = await pageOf<Omit<KeptReached<WorryRow>, 'note'> & { note: Buffer }>(
      builder,
      query,
      WORRIES,
    );
    return {
      total,
      rows: rows.map((row) => ({ ...openReached(this.sealed, row), note: this.sealed.open(row.note) })),
    };
  }

  /** Marks a report as handled; false if there is no such report in the given districts. */
  async see(id: number, userId: number, states: readonly string[] | null, now: Date): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.joined.query(
      `UPDATE application_feedback f SET seen_by = $2, seen_at = $3 FROM applications a
       WHERE f.id = $1 AND a.id = f.application_id AND NOT f.is_well AND f.seen_at IS NULL AND ($4::text[] IS NULL OR a.origin_state = ANY($4)) RETURNING f.id`,
      [id, userId, now, states],
    );
    return rows.length > 0;
  }
}
