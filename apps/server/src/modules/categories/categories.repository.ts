import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import type { Category, CategoryChange, ListedCategory } from './categories.types.js';
import { CategoryEntity } from './category.entity.js';

const FIELDS = `id, name_he AS "nameHe", name_en AS "nameEn", type, hides_home_address AS "hidesHomeAddress", is_auto_assign AS "isAutoAssign",
  help_type AS "helpType", picture, needs_approval AS "needsApproval", is_emergency AS "isEmergency"`;
const AUTHOR = `(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = c.author_id)`;
const LIST: ListColumns = {
  sortable: {
    id: 'c.id',
    name_he: 'c.name_he',
    name_en: 'c.name_en',
    created_at: 'c.created_at',
    author: AUTHOR,
  },
  nullable: ['author'],
  searchable: ['c.name_he', 'c.name_en'],
  filterable: {},
  tieBreak: 'c.id',
};

/** Queries on categories. */
@Injectable()
export class CategoriesRepository {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly number[]): Promise<Category[]> {
    return this.database.manager.query(`SELECT ${FIELDS} FROM categories WHERE id = ANY($1)`, [ids]);
  }

  async all(): Promise<Category[]> {
    return this.database.manager.query(`SELECT ${FIELDS} FROM categories`);
  }

  /** The categories that can be chosen: all except that of the emergency button. */
  async offered(): Promise<Category[]> {
    return this.database.manager.query(`SELECT ${FIELDS} FROM categories WHERE NOT is_emergency ORDER BY id`);
  }

  async emergency(): Promise<Category | null> {
    const rows: Category[] = await this.database.manager.query(
      `SELECT ${FIELDS} FROM categories WHERE is_emergency ORDER BY id LIMIT 1`,
    );
    return rows[0] ?? null;
  }

  page(query: ListQuery): Promise<ListPage<ListedCategory>> {
    return pageOf<ListedCategory>(this.listing(), query, LIST);
  }

  async listed(id: number): Promise<ListedCategory | null> {
    return (await this.listing().where('c.id = :id', { id }).getRawOne<ListedCategory>()) ?? null;
  }

  async isNameTaken(column: 'name_he' | 'name_en', name: string, exceptId: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM categories WHERE lower(${column}) = lower($1) AND id <> $2`,
      [name, exceptId],
    );
    return rows.length > 0;
  }

  async update(id: number, change: CategoryChange): Promise<void> {
    await this.database.joined.update(
      CategoryEntity,
      { id },
      {
        nameHe: change.nameHe,
        nameEn: change.nameEn,
        isAutoAssign: change.isAutoAssign,
        needsApproval: change.needsApproval,
        picture: change.picture,
      },
    );
  }

  private listing() {
    return this.database.manager
      .createQueryBuilder(CategoryEntity, 'c')
      .select([
        'c.id AS id',
        'c.name_he AS "nameHe"',
        'c.name_en AS "nameEn"',
        'c.type AS type',
        'c.hides_home_address AS "hidesHomeAddress"',
        'c.is_auto_assign AS "isAutoAssign"',
        'c.help_type AS "helpType"',
        'c.picture AS picture',
        'c.needs_approval AS "needsApproval"',
        'c.is_emergency AS "isEmergency"',
        'c.created_at AS "createdAt"',
      ])
      .addSelect(AUTHOR, 'author');
  }
}
