import { Injectable } from '@nestjs/common';
import type { Locale } from '@karov/domain';
import { Database } from '../../platform/database/database.js';

/** An entry of an option list in one language. */
export interface LabelledOption {
  id: number;
  key: string;
  label: string;
}

interface OptionRow {
  id: number;
  key: string;
  label_he: string;
  label_en: string;
}

/** Option lists in both languages. */
@Injectable()
export class OptionsService {
  constructor(private readonly database: Database) {}

  /** The entries of a list that are offered, in their order. */
  async list(list: string, locale: Locale): Promise<LabelledOption[]> {
    const rows: OptionRow[] = await this.database.manager.query(
      'SELECT id, key, label_he, label_en FROM options WHERE list = $1 AND NOT is_hidden ORDER BY position, id',
      [list],
    );
    return rows.map((row) => toOption(row, locale));
  }

  /** Labels by id, hidden entries included, so that old records keep their words. */
  async labels(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
    const rows: OptionRow[] = await this.database.manager.query('SELECT id, key, label_he, label_en FROM options WHERE id = ANY($1)', [ids]);
    return new Map(rows.map((row) => [row.id, toOption(row, locale).label]));
  }

  /** The label of one entry in both languages. */
  async allLabels(id: number): Promise<Record<Locale, string>> {
    const rows: OptionRow[] = await this.database.manager.query('SELECT id, key, label_he, label_en FROM options WHERE id = $1', [id]);
    return { 'he-IL': rows[0]?.label_he ?? '', 'en-US': rows[0]?.label_en ?? '' };
  }

  /** Whether an entry stands in a list and is still offered. */
  async isOffered(list: string, id: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query('SELECT 1 FROM options WHERE list = $1 AND id = $2 AND NOT is_hidden', [list, id]);
    return rows.length > 0;
  }
}

function toOption(row: OptionRow, locale: Locale): LabelledOption {
  return { id: row.id, key: row.key, label: locale === 'he-IL' ? row.label_he : row.label_en };
}
