import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LOCALES } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Keeping } from '../clock/sweep.js';
import { Database } from '../database/database.js';
import { currentLocale } from '../http/request-context.js';
import type { ListQuery } from '../lists/list-query.js';
import { escapeLike } from '../lists/list-sql.js';
import { Log } from '../logging/log.js';
import type { Tx } from '../signals/signals.js';
import { Crypto } from './crypto.js';
import { KeyRotation, type WordColumn } from './key-rotation.js';
import { beginningsOf, soughtBeginnings } from './word-beginnings.js';

/**
 * A column in which people's words are sealed (rule 236): beside `name` stands `name_sealed`, and `name_words` where it is searched. In `name` itself
 * stands only what a version before has written, until its turn comes.
 */
export interface SealedText {
  name: string;
  /** Whether it is found by its words. */
  isSought?: boolean;
  /** Whether `name` is empty as null. */
  isNullable?: boolean;
}

/** A table whose primary key is a whole number, and its sealed texts. The names come from the code, never from outside. */
export interface SealedTable {
  table: string;
  key: string;
  texts: readonly SealedText[];
  /** The function of the database that writes the one text there is, where the application may not change the table. */
  writer?: string;
}

/** So many rows, or so much text, are sealed in one transaction: what is written meanwhile waits for it. */
const BATCH = 200;
const BATCH_BYTES = 65_536;
type PlainRow = Record<string, unknown> & { id: number };

/** Before a text in plain among kept ones stands a byte that is no version, and that no text of the database holds. */
const PLAIN = 0;

/** SQL: a text as it is kept, for {@link SealedTexts.open}. */
export function keptText(column: string): string {
  return `coalesce(${column}_sealed, ${plainText(column)})`;
}

/** SQL: a text that is not sealed, to stand among those that are. */
export function plainText(text: string): string {
  return `'\\x0${PLAIN}'::bytea || convert_to(${text}, 'UTF8')`;
}

/** What people write of themselves and others: sealed with the data key, opened where it is shown, found by the beginnings of its words (rule 236). */
@Injectable()
export class SealedTexts {
  private readonly tables: SealedTable[] = [];
  /** Keys that were missed, each of them told of once. */
  private readonly missed = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly keyRotation: KeyRotation,
    private readonly log: Log,
  ) {}

  /** Whoever keeps sealed texts registers them, so that they are sealed after an upgrade and renewed with the key. */
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

  /** The texts that are known, by table. */
  get registered(): readonly SealedTable[] {
    return this.tables;
  }

  /** A text for its sealed column; null where there is none. */
  seal(text: string | null): Buffer | null {
    return text === null || text === '' ? null : this.crypto.encrypt(text);
  }

  /** A text as it was written; empty where there is none. Where both columns are read, what a version before has written may stand in the second. */
  open(kept: Buffer | null, before: string | null = null): string {
    return this.openOrNull(kept, before) ?? '';
  }

  /** The same, null where nothing was written. What no key opens is told as such, and hides nothing of what stands beside it. */
  openOrNull(kept: Buffer | null, before: string | null = null): string | null {
    return kept === null ? before : (this.read(kept) ?? serverText(currentLocale(), 'answers.unreadable'));
  }

  /** Whether a text is what stands in place of one that no key opens: a form that gives it back has changed nothing. */
  isUnreadable(text: string): boolean {
    return LOCALES.some((locale) => serverText(locale, 'answers.unreadable') === text);
  }

  /** A text as it was written; null where no key opens it. */
  read(kept: Buffer): string | null {
    if (kept[0] === PLAIN) return kept.toString('utf8', 1);
    try {
      return this.crypto.decrypt(kept);
    } catch (error) {
      this.noteMissed(this.crypto.keyIdOf(kept), error);
      return null;
    }
  }

  /** What stands in the column of a text's words. */
  words(text: string | null): string[] | null {
    return text === null || text === '' ? null : this.crypto.wordHashes(beginningsOf(text));
  }

  /** By what a search is looked for in columns of words: for each of its words the hashes under all keys, one of which has to be there; none where it has no word. */
  sought(search: string): string[][] {
    return soughtBeginnings(search).map((beginning) => this.crypto.wordHashesUnderAll(beginning));
  }

  /** By what all words of a text are looked for at once, under each key: an array that is part of a column of words; none where there is no word. */
  soughtTogether(text: string): string[][] {
    const [first = [], ...others] = this.sought(text);
    return first.map((hash, key) => [hash, ...others.flatMap((hashes) => hashes[key] ?? [])]);
  }

  /** A query of a list that has columns of words. */
  inWords(query: ListQuery): ListQuery {
    return query.search ? { ...query, words: this.sought(query.search) } : query;
  }

  /** Seals what a version before has written in plain, while everything runs: readers find it in either column. */
  @Keeping('sealed-texts', '*/30 * * * * *')
  async sweep(): Promise<void> {
    for (const table of this.tables)
      await this.sealTable(table).catch((error: unknown) => this.log.error('texts of a table were not sealed', error, { table: table.table }));
  }

  /** Seals what a version before has written in plain where one of some words stands in it, so that it is found as everything else is. */
  async sealThose(tx: Tx, marks: readonly string[]): Promise<void> {
    const patterns = marks.map((words) => `%${escapeLike(words)}%`);
    for (const table of this.tables) {
      if (table.writer) continue;
      const names = table.texts.map(({ name }) => name);
      const has = names.map((name) => `(${name} <> '' AND ${name} LIKE ANY($1))`).join(' OR ');
      const rows: PlainRow[] = await tx.manager.query(
        `SELECT ${table.key} AS id, ${names.join(', ')} FROM ${table.table} WHERE (${waiting(names)}) AND (${has}) ORDER BY ${table.key} FOR UPDATE`,
        [patterns],
      );
      await this.sealRows(tx, table, rows);
    }
  }

  /** Changes texts of some rows where they stand; rows in which nothing changes are not written, nor is what no key opens. `condition` is about the table, with its values. */
  async rewrite(
    tx: Tx,
    table: string,
    { condition, values }: { condition: string; values: readonly unknown[] },
    change: (text: string) => string,
  ): Promise<void> {
    const sealedTable = this.tables.find((one) => one.table === table);
    if (!sealedTable) throw new Error(`${table} has no sealed texts`);
    const { key, texts } = sealedTable;
    const rows: PlainRow[] = await tx.manager.query(
      `SELECT ${key} AS id, ${texts.map(({ name }) => `${newestText(name)} AS ${name}`).join(', ')} FROM ${table} WHERE ${condition} ORDER BY ${key} FOR UPDATE`,
      [...values],
    );
    const changed = rows.flatMap((row) => {
      const opened = texts.map(({ name }) => this.readIn(row, name));
      const told = opened.map((text) => text && change(text));
      return told.some((text, index) => text !== opened[index])
        ? [{ id: row.id, ...Object.fromEntries(texts.map(({ name }, index) => [name, told[index]])) }]
        : [];
    });
    await this.sealRows(tx, sealedTable, changed);
  }

  private async sealRows(tx: Tx, table: SealedTable, rows: readonly PlainRow[]): Promise<void> {
    if (rows.length === 0) return;
    const sealed: (Buffer | string | null)[][] = [];
    for (const row of rows) {
      sealed.push(table.texts.flatMap((text) => this.sealedOf(row, text)));
      // a long text has thousands of beginnings, and others want this thread too
      await setImmediate();
    }
    const columns = sealed[0]?.map((_, column) => sealed.map((values) => values[column])) ?? [];
    await tx.manager.query(writing(table), [rows.map(({ id }) => id), ...columns]);
  }

  private async sealTable(table: SealedTable): Promise<void> {
    while ((await this.sealBatch(table)) > 0);
  }

  /** One short transaction: what is written meanwhile waits, and is not written over. */
  private sealBatch(sealedTable: SealedTable): Promise<number> {
    const { table, key, texts, writer } = sealedTable;
    return this.database.transaction(async (tx) => {
      const names = texts.map(({ name }) => name);
      const bytes = names.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + ');
      const rows: PlainRow[] = await tx.manager.query(
        `SELECT id, ${names.join(', ')} FROM (
           SELECT w.*, sum(w.bytes) OVER (ORDER BY w.id) - w.bytes AS bytes_before FROM (
             SELECT ${key} AS id, ${names.join(', ')}, ${bytes} AS bytes FROM ${table} WHERE ${waiting(names)} ORDER BY ${key} LIMIT ${BATCH} ${writer ? '' : 'FOR UPDATE'}
           ) w
         ) b WHERE bytes_before < ${BATCH_BYTES} ORDER BY id`,
      );
      await this.sealRows(tx, sealedTable, rows);
      return rows.length;
    });
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

/** SQL: whether something in these columns waits to be sealed, as their index has it. */
function waiting(names: readonly string[]): string {
  return names.map((name) => `${name} <> ''`).join(' OR ');
}

/** SQL: a text as it was written last: what a version before wrote later than the sealed one takes its place. */
function newestText(column: string): string {
  return `CASE WHEN ${column} <> '' THEN ${plainText(column)} ELSE ${column}_sealed END`;
}

function bytesIn(row: PlainRow, name: string): Buffer | null {
  const value = new Map(Object.entries(row)).get(name);
  return Buffer.isBuffer(value) ? value : null;
}

/** Writes the texts of rows anew that are given; a column of which none is stays as it is. */
function writing({ table, key, texts, writer }: SealedTable): string {
  if (writer) return `SELECT ${writer}($1::int[], $2::bytea[])`;
  const columns = texts.flatMap(({ name, isSought }) => [
    { name: `${name}_sealed`, type: 'bytea[]', of: name },
    ...(isSought ? [{ name: `${name}_words`, type: 'text[]', of: name }] : []),
  ]);
  const changes = [
    ...columns.map(({ name, type, of }) => {
      const value = `r.${name}${type === 'text[]' ? '::bigint[]' : ''}`;
      return `${name} = CASE WHEN r.${of}_sealed IS NULL THEN ${table}.${name} ELSE ${value} END`;
    }),
    ...texts.map(({ name, isNullable }) => `${name} = ${isNullable ? 'NULL' : "''"}`),
  ];
  return `UPDATE ${table} SET ${changes.join(', ')} FROM unnest($1::int[], ${columns.map(({ type }, index) => `$${index + 2}::${type}`).join(', ')})
    AS r(id, ${columns.map(({ name }) => name).join(', ')}) WHERE ${table}.${key} = r.id`;
}
