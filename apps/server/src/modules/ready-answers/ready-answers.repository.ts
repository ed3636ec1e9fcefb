import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { ReadyAnswerEntity } from './ready-answer.entity.js';

/** A ready answer as stored. */
export interface StoredAnswer {
  id: number;
  textHe: string;
  textEn: string;
  position: number;
}

type Words = Pick<StoredAnswer, 'textHe' | 'textEn'>;

const COLUMNS: ListColumns = {
  sortable: { position: 'a.position', text_he: 'a.text_he', text_en: 'a.text_en' },
  searchable: ['a.text_he', 'a.text_en'],
  filterable: {},
  tieBreak: 'a.id',
};
const FIELDS = `id, text_he AS "textHe", text_en AS "textEn", position`;

/** Queries on the ready answers. */
@Injectable()
export class ReadyAnswersRepository {
  constructor(private readonly database: Database) {}

  async all(): Promise<StoredAnswer[]> {
    return this.database.manager.query(`SELECT ${FIELDS} FROM ready_answers ORDER BY position, id`);
  }

  async page(query: ListQuery): Promise<ListPage<StoredAnswer>> {
    const builder = this.database.manager
      .createQueryBuilder()
      .select(['a.id AS id', 'a.text_he AS "textHe"', 'a.text_en AS "textEn"', 'a.position AS position'])
      .from(ReadyAnswerEntity, 'a');
    return pageOf<StoredAnswer>(builder, query, COLUMNS);
  }

  /** Locks and returns all ready answers in order; other changes wait until the transaction ends. */
  async lockAll(): Promise<StoredAnswer[]> {
    await this.database.joined.query('LOCK TABLE ready_answers IN SHARE ROW EXCLUSIVE MODE');
    return this.database.joined.query(`SELECT ${FIELDS} FROM ready_answers ORDER BY position, id`);
  }

  async insert({ textHe, textEn }: Words, position: number): Promise<StoredAnswer | null> {
    const rows: StoredAnswer[] = await this.database.joined.query(
      `INSERT INTO ready_answers (text_he, text_en, position) VALUES ($1, $2, $3) RETURNING ${FIELDS}`,
      [textHe, textEn, position],
    );
    return rows[0] ?? null;
  }

  async update(id: number, { textHe, textEn }: Words): Promise<void> {
    await this.database.joined.update(ReadyAnswerEntity, { id }, { textHe, textEn });
  }

  async remove(id: number): Promise<void> {
    await this.database.joined.delete(ReadyAnswerEntity, { id });
  }

  /** Stores the order of the ready answers. */
  async order(ids: readonly number[]): Promise<void> {
    await this.database.joined.query(
      'UPDATE ready_answers a SET position = o.place - 1 FROM unnest($1::int[]) WITH ORDINALITY AS o(id, place) WHERE a.id = o.id AND a.position <> o.place - 1',
      [ids],
    );
  }
}
