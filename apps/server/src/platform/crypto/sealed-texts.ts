import { setImmediate } from 'node:timers/promises';
import { LOCALES } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Ending } from '../clock/ending.js';
import { Keeping } from '../clock/sweep.js';
import { Database } from '../database/database.js';
import { currentLocale } from '../http/request-context.js';
import type { ListQuery } from '../lists/list-query.js';
import { Log } from '../logging/log.js';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';
import type { WordColumn } from './key-rotation.repository.js';
import { type NextRows, rowByRow } from './row-by-row.js';
import {
  PLAIN,
  type PlainRow,
  type SealedTable,
  type SealedText,
  SealedTextsRepository,
} from './sealed-texts.repository.js';
import { StuckRows } from './stuck-rows.js';
import { beginningsOf, soughtBeginnings } from './word-beginnings.js';

export { keptText, plainText, type SealedTable } from './sealed-texts.repository.js';

/**
 * The maximum number of rows, and amount of text, that one transaction seals. Writes to these rows wait for
 * it.
 */
const BATCH = 200;
const BATCH_BYTES = 65_536;

/**
 * People's texts about themselves and others: sealed with the data key, opened for display, and searchable by
 * the beginnings of words (rule 236).
 */
@Injectable()
export class SealedTexts {
  private readonly tables: SealedTable[] = [];
  /** The missing keys that were already reported; each is reported once. */
  private readonly missed = new Set<string>();
  /** The last row sealed in each table; for a table without an entry, sealing begins at its start. */
  private readonly turns = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly keyRotation: KeyRotation,
    private readonly log: Log,
    private readonly repository: SealedTextsRepository,
    private readonly ending: Ending,
    private readonly stuck: StuckRows,
  ) {}

  /** Registers a module's sealed texts, so that they are sealed after an upgrade and renewed with the key. */
  register(table: SealedTable): void {
    this.tables.push(table);
    this.keyRotation.registerColumns({
      table: table.table,
      key: table.key,
      ...(table.writer && { writer: table.writer }),
      columns: table.texts.map(({ name }) => `${name}_sealed`),
      words: table.texts.filter(({ isSought }) => isSought).map((text) => this.wordColumn(text)),
    });
  }

  /** The registered sealed texts, by table. */
  get registered(): readonly SealedTable[] {
    return this.tables;
  }

  /** Seals a text for its column; null stays null. */
  seal(text: string | null): Buffer | null {
    return text === null || text === '' ? null : this.crypto.encrypt(text);
  }

  /**
   * Opens a text; the result is empty if there is none. When both columns are read, the second may contain a
   * plain text from an earlier version.
   */
  open(kept: Buffer | null, before: string | null = null): string {
    return this.openOrNull(kept, before) ?? '';
  }

  /**
   * Opens a text; null if there is none. A text that cannot be decrypted is replaced by a placeholder, and
   * does not prevent others from being read.
   */
  openOrNull(kept: Buffer | null, before: string | null = null): string | null {
    return kept === null ? before : (this.read(kept) ?? serverText(currentLocale(), 'answers.unreadable'));
  }

  /**
   * Opens a text for an outgoing message; null if it cannot be decrypted, because the placeholder for such a
   * text would mean nothing to the recipient.
   */
  openToSend(kept: Buffer | null): string | null {
    return kept === null ? '' : this.read(kept);
  }

  /**
   * Whether a text is the placeholder for one that cannot be decrypted: a form that sends it back has not
   * changed the text.
   */
  isUnreadable(text: string): boolean {
    return LOCALES.some((locale) => serverText(locale, 'answers.unreadable') === text);
  }

  /** Reads a text; null if it cannot be decrypted. */
  read(kept: Buffer): string | null {
    if (kept[0] === PLAIN) return kept.toString('utf8', 1);
    try {
      return this.crypto.decrypt(kept);
    } catch (error) {
      this.noteMissed(this.crypto.keyIdOf(kept), error);
      return null;
    }
  }

  /** Returns the content of a text's word column. */
  words(text: string | null): string[] | null {
    return text === null || text === '' ? null : this.crypto.wordHashes(beginningsOf(text));
  }

  /**
   * Returns the hashes to search for in word columns: for each word of the search, its hashes under all keys,
   * at least one of which must be present; an empty list for a search without words.
   */
  sought(search: string): string[][] {
    return soughtBeginnings(search).map((beginning) => this.crypto.wordHashesUnderAll(beginning));
  }

  /**
   * Returns the hashes to search for all words of a text at once, under each key: a word column must contain
   * all of one array; an empty list for a text without words.
   */
  soughtTogether(text: string): string[][] {
    const [first = [], ...others] = this.sought(text);
    return first.map((hash, key) => [hash, ...others.flatMap((hashes) => hashes[key] ?? [])]);
  }

  /** Adds the words that are searched for to the query of a list with word columns. */
  inWords(query: ListQuery): ListQuery {
    return query.search ? { ...query, words: this.sought(query.search) } : query;
  }

  /**
   * Seals the plain texts of an earlier version while the system is running: readers find a text in either
   * column.
   */
  @Keeping('sealed-texts', '*/30 * * * * *')
  async sweep(): Promise<void> {
    for (const table of this.tables)
      await this.sealTable(table).catch((error: unknown) =>
        this.log.error('texts of a table were not sealed', error, { table: table.table }),
      );
  }

  /**
   * Seals those plain texts of an earlier version that contain one of the given words, so that searches find
   * them like all others.
   */
  async sealThose(marks: readonly string[]): Promise<void> {
    for (const table of this.tables) {
      if (table.writer) continue;
      await this.sealRows(table, await this.repository.waitingWith(table, marks));
    }
  }

  /**
   * Changes texts of some rows in place; rows that stay the same are not written, nor are texts that cannot
   * be decrypted. `condition` is the SQL that selects the rows, with its values.
   */
  async rewrite(
    table: string,
    where: { condition: string; values: readonly unknown[] },
    change: (text: string) => string,
  ): Promise<void> {
    const sealedTable = this.tables.find((one) => one.table === table);
    if (!sealedTable) throw new Error(`${table} has no sealed texts`);
    const { texts } = sealedTable;
    const rows = await this.repository.newest(sealedTable, where);
    const changed = rows.flatMap((row) => {
      const opened = texts.map(({ name }) => this.readIn(row, name));
      const told = opened.map((text) => text && change(text));
      return told.some((text, index) => text !== opened[index])
        ? [{ id: row.id, ...Object.fromEntries(texts.map(({ name }, index) => [name, told[index]])) }]
        : [];
    });
    await this.sealRows(sealedTable, changed);
  }

  /** Returns the rows that were sealed: all of them, or as many as there was time for. */
  private async sealRows(
    table: SealedTable,
    rows: readonly PlainRow[],
    isOver = () => false,
  ): Promise<number[]> {
    const sealed: (Buffer | string | null)[][] = [];
    for (const row of rows) {
      if (isOver()) break;
      sealed.push(table.texts.flatMap((text) => this.sealedOf(row, text)));
      // a long text has thousands of beginnings, and this thread is needed for other work too
      await setImmediate();
    }
    const ids = rows.slice(0, sealed.length).map(({ id }) => id);
    const columns = sealed[0]?.map((_, column) => sealed.map((values) => values[column])) ?? [];
    if (ids.length > 0) await this.repository.write(table, ids, columns);
    return ids;
  }

  private async sealTable(table: SealedTable): Promise<void> {
    const stuck = this.stuck.of('sealing', table.table);
    const walk = {
      batch: (next: NextRows) => this.sealBatch(table, next),
      fails: (id: number, error: unknown) => stuck.note(id, error),
      isOver: () => this.ending.isNear,
    };
    const from = this.turns.get(table.table) ?? 0;
    if (from === 0) stuck.begin();
    const stands = await rowByRow(walk, from, BATCH);
    if (stands !== null) return void this.turns.set(table.table, stands);
    this.turns.delete(table.table);
    stuck.end();
  }

  /** Seals rows in one short transaction: concurrent writes wait, so that they are not overwritten. */
  private async sealBatch(table: SealedTable, { after, most, say }: NextRows): Promise<number | undefined> {
    const sealed = await this.database.transaction(async () => {
      const rows = await this.repository.waiting(table, { after, rows: most, bytes: BATCH_BYTES });
      say(rows.map(({ id }) => id));
      return this.sealRows(table, rows, () => this.ending.isNear);
    });
    this.stuck.of('sealing', table.table).forget(sealed);
    return sealed.at(-1);
  }

  private sealedOf(row: PlainRow, { name, isSought }: SealedText): (Buffer | string | null)[] {
    const value = new Map(Object.entries(row)).get(name);
    const text = typeof value === 'string' ? value : null;
    return [this.seal(text), ...(isSought ? [this.arrayOfWords(text)] : [])];
  }

  private readIn(row: PlainRow, name: string): string | null {
    const kept = bytesIn(row, name);
    return kept && this.read(kept);
  }

  private noteMissed(key: string, error: unknown): void {
    if (this.missed.has(key)) return;
    this.missed.add(key);
    this.log.error('sealed texts cannot be read with the keys that were given', error, { key });
  }

  private wordColumn({ name }: SealedText): WordColumn {
    return { column: `${name}_words`, from: `${name}_sealed`, of: (text) => this.arrayOfWords(text) ?? '{}' };
  }

  private arrayOfWords(text: string | null): string | null {
    const words = this.words(text);
    return words && `{${words.join(',')}}`;
  }
}

function bytesIn(row: PlainRow, name: string): Buffer | null {
  const value = new Map(Object.entries(row)).get(name);
  return Buffer.isBuffer(value) ? value : null;
}
