import { randomBytes } from 'node:crypto';
import type { OrganizationCard, OrganizationRow } from '@karov/api-client';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { FilesService, type OpenedFile } from '../files/index.js';
import { slugFrom } from './organization-slug.rules.js';
import { OrganizationsRepository } from './organizations.repository.js';
import type { ListedOrganization, Organization, OrganizationWords } from './organizations.types.js';

const RANDOM_SLUG_BYTES = 4;
const NO_WORDS: OrganizationWords = { greetingHe: '', greetingEn: '', signatureHe: '', signatureEn: '' };

/**
 * Organizations whose volunteers register through a link of their own (rule 119; rule 137, "Organizations").
 */
@Injectable()
export class OrganizationsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: OrganizationsRepository,
    private readonly files: FilesService,
    private readonly activity: ActivityService,
  ) {}

  /** Returns what an organization's registration page shows. */
  async card(slug: string): Promise<OrganizationCard> {
    const found = await this.repository.bySlug(slug);
    return found ? { name: found.name, slug: found.slug, logo: logoAddress(found) } : fail('NOT_FOUND');
  }

  async logo(slug: string): Promise<OpenedFile> {
    const found = await this.repository.bySlug(slug);
    return found?.logoFile ? this.files.openLogo(found.logoFile) : fail('NOT_FOUND');
  }

  /** Returns the id of the organization with a slug, or null. */
  async idOf(slug: string): Promise<number | null> {
    return (await this.repository.bySlug(slug))?.id ?? null;
  }

  async page(query: ListQuery): Promise<ListPage<OrganizationRow>> {
    const page = await this.repository.page(query);
    return { total: page.total, rows: page.rows.map((row) => this.toRow(row)) };
  }

  async find(id: number): Promise<OrganizationRow> {
    const found = await this.repository.byId(id);
    return found ? this.toRow(found) : fail('NOT_FOUND');
  }

  /** @throws NAME_TAKEN, and the refusals of files */
  async add(
    caller: Caller,
    name: string,
    given: Partial<OrganizationWords>,
    logo: Buffer | null,
  ): Promise<OrganizationRow> {
    await this.checkName(name, null);
    const logoFile = logo ? await this.files.keep({ kind: 'logo', bytes: logo, field: 'logo' }) : null;
    const id = await this.database.transaction(async () => {
      const added = await this.insert({ name, logoFile, ...NO_WORDS, ...given }, caller.userId);
      await this.note(caller, added, 'created', { name });
      return added;
    });
    return this.find(id);
  }

  /**
   * Changes the name, the greeting and signature, and the logo; what is omitted stays unchanged. The link
   * never changes.
   */
  async change(
    caller: Caller,
    id: number,
    name: string,
    given: Partial<OrganizationWords>,
    logo: Buffer | null,
  ): Promise<OrganizationRow> {
    const current = (await this.repository.byId(id)) ?? fail('NOT_FOUND');
    await this.checkName(name, id);
    const logoFile = logo
      ? await this.files.keep({ kind: 'logo', bytes: logo, field: 'logo' })
      : current.logoFile;
    await this.database.transaction(async () => {
      await this.repository.update(id, { ...current, ...given, name, logoFile });
      await this.note(caller, id, 'changed', { name, ...given });
    });
    if (logo && current.logoFile) await this.files.remove([current.logoFile]);
    return this.find(id);
  }

  /** @throws ORGANIZATION_IN_USE while it has members */
  async remove(caller: Caller, id: number): Promise<void> {
    const current = (await this.repository.byId(id)) ?? fail('NOT_FOUND');
    await this.database.transaction(async () => {
      await this.repository.lock(id);
      if (await this.repository.hasPeople(id)) fail('ORGANIZATION_IN_USE', { field: 'message' });
      await this.repository.remove(id);
      await this.note(caller, id, 'deleted', { name: current.name });
    });
    if (current.logoFile) await this.files.remove([current.logoFile]);
  }

  /** Whether an organization exists; locks it until the transaction ends. */
  hold(id: number): Promise<boolean> {
    return this.repository.hold(id);
  }

  private async checkName(name: string, exceptId: number | null): Promise<void> {
    if (await this.repository.isNameTaken(name, exceptId)) fail('NAME_TAKEN', { field: 'name' });
  }

  private async insert(organization: Omit<Organization, 'id' | 'slug'>, authorId: number): Promise<number> {
    const random = randomBytes(RANDOM_SLUG_BYTES).toString('hex');
    const wanted = slugFrom(organization.name);
    for (const slug of wanted ? [wanted, `${wanted}-${random}`] : [random]) {
      const id = await this.repository.insert({ ...organization, slug }, authorId);
      if (id !== null) return id;
    }
    return fail('NAME_TAKEN', { field: 'name' });
  }

  private note(
    caller: Caller,
    id: number,
    action: string,
    newValues: Record<string, unknown>,
  ): Promise<void> {
    return this.activity.record([
      { subjectType: 'organization', subjectId: id, actorId: caller.userId, action, newValues },
    ]);
  }

  private toRow(row: ListedOrganization): OrganizationRow {
    return {
      id: row.id,
      name: row.name,
      slug: row.slug,
      logo: logoAddress(row),
      registration_url: `${this.config.publicUrl}/volunteer/registration/${encodeURIComponent(row.slug)}`,
      greeting_he: row.greetingHe,
      greeting_en: row.greetingEn,
      signature_he: row.signatureHe,
      signature_en: row.signatureEn,
      volunteers: row.volunteers,
      users_count: row.volunteers,
      author: row.author,
      created_at: row.createdAt.toISOString(),
      abilities: row.hasPeople ? [] : ['delete'],
    };
  }
}

/** Returns the URL of a logo; a new logo has a new URL, so that no cache keeps an old one. */
function logoAddress({ slug, logoFile }: { slug: string; logoFile: string | null }): string | null {
  return logoFile
    ? `/api/admin/auth/organization/${encodeURIComponent(slug)}/logo?v=${logoFile.slice(0, 8)}`
    : null;
}
