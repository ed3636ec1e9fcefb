import type { HelpProfileDropdowns, ListOption, OptionRow } from '@karov/api-client';
import {
  isFixedOption,
  KEPT_LISTS,
  type Locale,
  OPTION_LISTS,
  type OptionList,
  type ProfileOptions,
  perOptionList,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OncePerTransaction } from '../../platform/database/once.js';
import { fail } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import type { OptionChangeDto, OptionFormDto } from './options.dto.js';
import { OptionsRepository, type StoredOption } from './options.repository.js';

/** An entry of an option list in one language. */
export interface LabelledOption {
  id: number;
  key: string;
  label: string;
}

/** An entry of an option list with both its labels. */
export interface BilingualOption {
  key: string;
  labels: readonly [hebrew: string, english: string];
}

/** Option lists in both languages. */
@Injectable()
export class OptionsService {
  private readonly known: OncePerTransaction<number, StoredOption | null>;

  constructor(
    private readonly database: Database,
    private readonly repository: OptionsRepository,
    private readonly activity: ActivityService,
  ) {
    this.known = new OncePerTransaction(database, async (id) => (await repository.byIds([id]))[0] ?? null);
  }

  /** The available entries of a list, in order. */
  async list(list: string, locale: Locale): Promise<LabelledOption[]> {
    return (await this.repository.ofLists([list])).map((row) => toOption(row, locale));
  }

  /** All available entries of the registration forms' lists, with both labels. */
  async bilingual(): Promise<Readonly<Record<OptionList, BilingualOption[]>>> {
    const rows = await this.repository.ofLists(OPTION_LISTS);
    return perOptionList((list) =>
      rows
        .filter((row) => row.list === list)
        .map(({ key, labelHe, labelEn }) => ({ key, labels: [labelHe, labelEn] as const })),
    );
  }

  /** All available entries of the registration forms' lists (rule 129, "Dropdown lists"). */
  async dropdowns(locale: Locale): Promise<HelpProfileDropdowns> {
    const rows = await this.repository.ofLists(OPTION_LISTS);
    return perOptionList((list) =>
      rows.filter((row) => row.list === list).map((row) => toListOption(row, locale)),
    );
  }

  /** All lists of the registration forms, for validation: the ids of the choices, and the choices' keys. */
  async profileOptions(): Promise<ProfileOptions> {
    const rows = await this.repository.ofLists(OPTION_LISTS);
    return perOptionList((list) =>
      rows.filter((row) => row.list === list).map((row) => ({ id: answerId(row), key: row.key })),
    );
  }

  /** The labels by id, including those of hidden entries, so that old records can still be shown in words. */
  async labels(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
    const rows = await this.repository.byIds(ids);
    return new Map(rows.map((row) => [row.id, toOption(row, locale).label]));
  }

  /** The keys by id, including those of hidden entries. */
  async keysOf(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.repository.byIds(ids);
    return new Map(rows.map((row) => [row.id, row.key]));
  }

  /** The label of one entry in both languages. */
  async allLabels(id: number): Promise<Record<Locale, string>> {
    const row = await this.known.of(id);
    return { 'he-IL': row?.labelHe ?? '', 'en-US': row?.labelEn ?? '' };
  }

  /** Whether a kind of event is urgent (rule 77). */
  async isUrgent(eventTypeId: number): Promise<boolean> {
    return (await this.known.of(eventTypeId))?.isUrgent ?? false;
  }

  /** Whether an entry is in a list and still available. */
  async isOffered(list: string, id: number): Promise<boolean> {
    return (await this.repository.ofLists([list])).some((row) => row.id === id);
  }

  /** The entries of all lists, including hidden ones, for admins. */
  async page(query: ListQuery): Promise<ListPage<OptionRow>> {
    const page = await this.repository.page(query);
    return { total: page.total, rows: page.rows.map(toRow) };
  }

  /** One entry. */
  async find(id: number): Promise<OptionRow> {
    const [row] = await this.repository.byIds([id]);
    return row ? toRow(row) : fail('NOT_FOUND');
  }

  /** Adds an entry. Its key is derived from the English label and never changes. */
  async add(caller: Caller, form: OptionFormDto): Promise<OptionRow> {
    if (!KEPT_LISTS.some((list) => list === form.list)) return fail('OPTION_LIST_UNKNOWN', { field: 'list' });
    return this.database.transaction(async () => {
      const added = await this.repository.insert({
        list: form.list,
        key: keyFrom(form.label_en),
        labelHe: form.label_he,
        labelEn: form.label_en,
        isUrgent: mayBeUrgent(form.list) && (form.is_urgent ?? false),
      });
      if (!added) return fail('OPTION_EXISTS', { field: 'label_en' });
      await this.activity.record([
        {
          subjectType: 'option',
          subjectId: added.id,
          actorId: caller.userId,
          action: 'created',
          newValues: { ...form },
        },
      ]);
      return toRow(added);
    });
  }

  /** Renames, moves, hides or shows an entry. An entry that is used in a condition cannot be hidden. */
  async change(caller: Caller, id: number, form: OptionChangeDto): Promise<OptionRow> {
    const current = await this.find(id);
    if (form.is_hidden && current.is_fixed) return fail('OPTION_FIXED', { field: 'is_hidden' });
    await this.database.transaction(async () => {
      const change = {
        labelHe: form.label_he,
        labelEn: form.label_en,
        isHidden: form.is_hidden ?? current.is_hidden,
        position: form.position ?? current.position,
        isUrgent: mayBeUrgent(current.list) && (form.is_urgent ?? current.is_urgent),
      };
      await this.repository.update(id, change);
      await this.activity.record([
        {
          subjectType: 'option',
          subjectId: id,
          actorId: caller.userId,
          action: 'changed',
          newValues: change,
        },
      ]);
    });
    return this.find(id);
  }
}

function labelOf(row: StoredOption, locale: Locale): string {
  return locale === 'he-IL' ? row.labelHe : row.labelEn;
}

/**
 * Returns the value of an entry that is stored and sent: the id for disabilities, 1 and 0 for yes and no,
 * otherwise the key.
 */
function answerId(row: StoredOption): number | string {
  if (row.list === 'disabilities') return row.id;
  if (row.list === 'yes_no') return row.key === 'yes' ? 1 : 0;
  return row.key;
}

function toOption(row: StoredOption, locale: Locale): LabelledOption {
  return { id: row.id, key: row.key, label: labelOf(row, locale) };
}

function toListOption(row: StoredOption, locale: Locale): ListOption {
  return { id: answerId(row), key: row.key, label: labelOf(row, locale) };
}

function toRow(row: StoredOption): OptionRow {
  return {
    id: row.id,
    list: row.list,
    key: row.key,
    label_he: row.labelHe,
    label_en: row.labelEn,
    position: row.position,
    is_hidden: row.isHidden,
    is_fixed: isFixedOption(row.list, row.key),
    is_urgent: row.isUrgent,
  };
}

/** Whether the entries of a list can be urgent: only kinds of event can. */
function mayBeUrgent(list: string): boolean {
  return list === 'event_types';
}

function keyFrom(words: string): string {
  return (
    words
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '') || 'option'
  );
}
