import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { textFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { OptionEntity } from './option.entity.js';

/** An entry as stored. */
export interface StoredOption {
  id: number;
  list: string;
  key: string;
  labelHe: string;
  labelEn: string;
  position: number;
  isHidden: boolean;
  /** Whether a kind of event is urgent; only for kinds of event. */
  isUrgent: boolean;
}

/** The editable fields of an entry. */
export type OptionChange = Pick<StoredOption, 'labelHe' | 'labelEn' | 'position' | 'isHidden' | 'isUrgent'>;

const COLUMNS: ListColumns = {
  sortable: {
    position: 'o.position',
    label_he: 'o.label_he',
    label_en: 'o.label_en',
    key: 'o.key',
    list: 'o.list',
  },
  searchable: ['o.label_he', 'o.label_en', 'o.key'],
  filterable: { list: { sql: 'o.list IN (:...value)', read: textFilter } },
  tieBreak: 'o.id',
};
const FIELDS = `id, list, key, label_he AS "labelHe", label_en AS "labelEn", position, is_hidden AS "isHidden", is_urgent AS "isUrgent"`;

/** Queries on option lists. */
@Injectable()
export class OptionsRepository {
  constructor(private readonly database: Database) {}

  /** The entries of the given lists in order; "other" is always the last entry of its list. */
  async ofLists(lists: readonly string[]): Promise<StoredOption[]> {
    return this.database.manager.query(
      `SELECT ${FIELDS} FROM options WHERE list = ANY($1) AND NOT is_hidden ORDER BY key = 'other', position, id`,
      [lists],
    );
  }

  /** Entries by id, including hidden ones. */
  async byIds(ids: readonly number[]): Promise<StoredOption[]> {
    return this.database.manager.query(`SELECT ${FIELDS} FROM options WHERE id = ANY($1)`, [ids]);
  }

  async page(query: ListQuery): Promise<ListPage<StoredOption>> {
    const builder = this.database.manager
      .createQueryBuilder()
      .select([
        'o.id AS id',
        'o.list AS list',
        'o.key AS key',
        'o.label_he AS "labelHe"',
        'o.label_en AS "labelEn"',
        'o.position AS position',
        'o.is_hidden AS "isHidden"',
        'o.is_urgent AS "isUrgent"',
      ])
      .from(OptionEntity, 'o');
    return pageOf<StoredOption>(builder, query, COLUMNS);
  }

  /** Adds an entry at the end of its list; returns null when the list already has the key. */
  async insert(
    option: Pick<StoredOption, 'list' | 'key' | 'labelHe' | 'labelEn' | 'isUrgent'>,
  ): Promise<StoredOption | null> {
    const rows: StoredOption[] = await this.database.joined.query(
      `INSERT INTO options (list, key, label_he, label_en, is_urgent, position)
       SELECT $1, $2, $3, $4, $5, coalesce(max(position), -1) + 1 FROM options WHERE list = $1 AND key <> 'other'
       ON CONFLICT DO NOTHING RETURNING ${FIELDS}`,
      [option.list, option.key, option.labelHe, option.labelEn, option.isUrgent],
    );
    return rows[0] ?? null;
  }

  async update(id: number, change: OptionChange): Promise<void> {
    await this.database.joined.update(
      OptionEntity,
      { id },
      {
        labelHe: change.labelHe,
        labelEn: change.labelEn,
        position: change.position,
        isHidden: change.isHidden,
        isUrgent: change.isUrgent,
      },
    );
  }
}
