import type { CategoryOption, CategoryRow } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OncePerTransaction } from '../../platform/database/once.js';
import { fail } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import type { CategoryChangeDto } from './categories.dto.js';
import { CategoriesRepository } from './categories.repository.js';
import type { Category, CategoryChange, ListedCategory } from './categories.types.js';

/** The categories of help requests, in both languages (rule 137, "Categories"). */
@Injectable()
export class CategoriesService {
  private readonly once: OncePerTransaction<number, Category | null>;

  constructor(
    private readonly database: Database,
    private readonly repository: CategoriesRepository,
    private readonly activity: ActivityService,
  ) {
    this.once = new OncePerTransaction(
      database,
      async (id) => (await this.repository.byIds([id]))[0] ?? null,
    );
  }

  /** Returns a category, or null; each transaction reads it only once. */
  find(id: number): Promise<Category | null> {
    return this.once.of(id);
  }

  /** The categories that can be chosen: all except that of the emergency button. */
  async options(locale: Locale): Promise<CategoryOption[]> {
    return (await this.repository.offered()).map((category) => ({
      id: category.id,
      label: nameOf(category, locale),
      type: category.type,
      hides_home_address: category.hidesHomeAddress,
      help_type: category.helpType,
      picture: category.picture,
    }));
  }

  /** Returns the names of the given categories by id, also of the emergency category. */
  async labels(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
    const found = await this.repository.byIds(ids);
    return new Map(found.map((category) => [category.id, nameOf(category, locale)]));
  }

  /** Returns the names of all categories by id, also of the emergency category. */
  async allLabels(locale: Locale): Promise<Map<number, string>> {
    return new Map((await this.repository.all()).map((category) => [category.id, nameOf(category, locale)]));
  }

  /** The category of the emergency button, which every installation has. */
  async emergency(): Promise<Category> {
    const found = await this.repository.emergency();
    if (!found) throw new Error('there is no category for emergencies');
    return found;
  }

  /** Returns all categories for admins, with the emergency category marked. */
  async page(query: ListQuery, locale: Locale): Promise<ListPage<CategoryRow>> {
    const named =
      query.orderBy === 'name' ? { ...query, orderBy: locale === 'he-IL' ? 'name_he' : 'name_en' } : query;
    const page = await this.repository.page(named);
    return { total: page.total, rows: page.rows.map((row) => toRow(row, locale)) };
  }

  /** Returns one category for admins. */
  async row(id: number, locale: Locale): Promise<CategoryRow> {
    const found = await this.repository.listed(id);
    return found ? toRow(found, locale) : fail('NOT_FOUND');
  }

  /**
   * Changes a category's names and settings; omitted fields stay unchanged.
   * @throws NAME_TAKEN
   */
  async change(caller: Caller, id: number, form: CategoryChangeDto, locale: Locale): Promise<void> {
    const current = (await this.find(id)) ?? fail('NOT_FOUND');
    const change = changeOf(current, form, locale);
    await this.checkNames(id, change, form);
    await this.database.transaction(async (tx) => {
      await this.repository.update(id, change);
      this.once.forget(tx);
      await this.activity.record([
        {
          subjectType: 'category',
          subjectId: id,
          actorId: caller.userId,
          action: 'changed',
          newValues: { ...change },
        },
      ]);
    });
  }

  private async checkNames(id: number, change: CategoryChange, form: CategoryChangeDto): Promise<void> {
    const isHebrewTaken = await this.repository.isNameTaken('name_he', change.nameHe, id);
    if (isHebrewTaken)
      fail('NAME_TAKEN', {
        field: form.name_he === undefined && form.name !== undefined ? 'name' : 'name_he',
      });
    const isEnglishTaken = await this.repository.isNameTaken('name_en', change.nameEn, id);
    if (isEnglishTaken)
      fail('NAME_TAKEN', {
        field: form.name_en === undefined && form.name !== undefined ? 'name' : 'name_en',
      });
  }
}

function nameOf(category: Category, locale: Locale): string {
  return locale === 'he-IL' ? category.nameHe : category.nameEn;
}

function changeOf(current: Category, form: CategoryChangeDto, locale: Locale): CategoryChange {
  const [plainHe, plainEn] = locale === 'he-IL' ? [form.name, undefined] : [undefined, form.name];
  return {
    nameHe: form.name_he ?? plainHe ?? current.nameHe,
    nameEn: form.name_en ?? plainEn ?? current.nameEn,
    isAutoAssign: form.is_auto_assign ?? current.isAutoAssign,
    needsApproval: form.needs_approval ?? current.needsApproval,
    picture: form.picture ?? current.picture,
  };
}

function toRow(row: ListedCategory, locale: Locale): CategoryRow {
  return {
    id: row.id,
    name: nameOf(row, locale),
    name_he: row.nameHe,
    name_en: row.nameEn,
    type: row.type,
    is_auto_assign: row.isAutoAssign,
    needs_approval: row.needsApproval,
    hides_home_address: row.hidesHomeAddress,
    help_type: row.helpType,
    picture: row.picture,
    is_emergency: row.isEmergency,
    author: row.author,
    created_at: row.createdAt.toISOString(),
  };
}
