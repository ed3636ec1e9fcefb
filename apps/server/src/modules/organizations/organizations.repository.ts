import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { OrganizationEntity } from './organization.entity.js';
import type { ListedOrganization, Organization, OrganizationWords } from './organizations.types.js';

const WORDS = [
  'greeting_he AS "greetingHe"',
  'greeting_en AS "greetingEn"',
  'signature_he AS "signatureHe"',
  'signature_en AS "signatureEn"',
];
const COLUMNS = `id, name, slug, logo_file AS "logoFile", ${WORDS.join(', ')}`;
const VOLUNTEERS = `(SELECT count(*)::int FROM users u WHERE u.organization_id = o.id AND u.deleted_at IS NULL)`;
const HAS_PEOPLE = 'EXISTS (SELECT 1 FROM users u WHERE u.organization_id = o.id)';
const AUTHOR = `(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = o.author_id)`;
const LIST: ListColumns = {
  sortable: {
    created_at: 'o.created_at',
    name: 'o.name',
    slug: 'o.slug',
    id: 'o.id',
    volunteers: VOLUNTEERS,
    users_count: VOLUNTEERS,
    author: AUTHOR,
  },
  nullable: ['author'],
  searchable: ['o.name', 'o.slug'],
  filterable: {},
  tieBreak: 'o.id',
};

/** Queries on organizations. */
@Injectable()
export class OrganizationsRepository {
  constructor(private readonly database: Database) {}

  async bySlug(slug: string): Promise<Organization | null> {
    const rows: Organization[] = await this.database.manager.query(
      `SELECT ${COLUMNS} FROM organizations WHERE slug = $1`,
      [slug],
    );
    return rows[0] ?? null;
  }

  async byId(id: number): Promise<ListedOrganization | null> {
    const row = await this.listing().where('o.id = :id', { id }).getRawOne<ListedOrganization>();
    return row ?? null;
  }

  page(query: ListQuery): Promise<ListPage<ListedOrganization>> {
    return pageOf<ListedOrganization>(this.listing(), query, LIST);
  }

  async isNameTaken(name: string, exceptId: number | null): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM organizations WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2',
      [name, exceptId],
    );
    return rows.length > 0;
  }

  /** Adds an organization; returns null when its slug is taken. */
  async insert(organization: Omit<Organization, 'id'>, authorId: number): Promise<number | null> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO organizations (name, slug, logo_file, author_id, greeting_he, greeting_en, signature_he, signature_en) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (slug) DO NOTHING RETURNING id`,
      [organization.name, organization.slug, organization.logoFile, authorId, ...wordsIn(organization)],
    );
    return rows[0]?.id ?? null;
  }

  async update(id: number, change: Omit<Organization, 'id' | 'slug'>): Promise<void> {
    const { name, logoFile, greetingHe, greetingEn, signatureHe, signatureEn } = change;
    await this.database.joined.update(
      OrganizationEntity,
      { id },
      { name, logoFile, greetingHe, greetingEn, signatureHe, signatureEn },
    );
  }

  /**
   * Locks an organization until the transaction ends: people who register at the same time wait, and then
   * count as members.
   */
  async lock(id: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE', [id]);
  }

  async hold(id: number): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      'SELECT 1 FROM organizations WHERE id = $1 FOR KEY SHARE',
      [id],
    );
    return rows.length > 0;
  }

  async remove(id: number): Promise<void> {
    await this.database.joined.delete(OrganizationEntity, { id });
  }

  async hasPeople(id: number): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      'SELECT 1 FROM users WHERE organization_id = $1 LIMIT 1',
      [id],
    );
    return rows.length > 0;
  }

  private listing() {
    return this.database.manager
      .createQueryBuilder(OrganizationEntity, 'o')
      .select([
        'o.id AS id',
        'o.name AS name',
        'o.slug AS slug',
        'o.logo_file AS "logoFile"',
        'o.created_at AS "createdAt"',
        ...WORDS.map((column) => `o.${column}`),
      ])
      .addSelect(VOLUNTEERS, 'volunteers')
      .addSelect(HAS_PEOPLE, 'hasPeople')
      .addSelect(AUTHOR, 'author');
  }
}

function wordsIn({ greetingHe, greetingEn, signatureHe, signatureEn }: OrganizationWords): string[] {
  return [greetingHe, greetingEn, signatureHe, signatureEn];
}
