import type { Locale } from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import type { ExecutionContext, StreamableFile } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { workbookAnswer } from './workbook-answer.js';

/** Returns a text in the caller's language. */
export type Say = (key: ServerTextKey, params?: Parameters<typeof serverText>[2]) => string;

/** One column of a list's file. */
export interface SheetColumn<Row> {
  head: ServerTextKey;
  cell(row: Row, say: Say): string | number;
}

/** The file in which a list requested with `export=true` is saved (rule 68). */
export interface ListSheet<Row> {
  fileName: string;
  title: ServerTextKey;
  columns: readonly SheetColumn<Row>[];
  /** The people whose details a row contains, who can see the export in the audit log. */
  people(row: Row): readonly number[];
}

/**
 * The maximum number of rows of an export, which is one page; a list that can be longer provides a stream.
 */
export const EXPORTED_MAX = 100_000;

/** The metadata key of a handler's {@link ListSheet}. */
export const LIST_SHEET = 'karov:list-sheet';
const REFLECTOR = new Reflector();

/** Returns the sheet of the requested list, if it has one. */
export function sheetOf(context: ExecutionContext): ListSheet<unknown> | undefined {
  return REFLECTOR.get<ListSheet<unknown> | undefined>(LIST_SHEET, context.getHandler());
}

/** Rows that are in memory, or are read while the file is being written. */
type Batches<Row> = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;

/** Returns rows as a file in a language. */
export function sheetAnswer<Row>(
  { fileName, title, columns }: ListSheet<Row>,
  batches: Batches<Row>,
  locale: Locale,
): StreamableFile {
  const say: Say = (key, params) => serverText(locale, key, params);
  return workbookAnswer({
    fileName,
    sheetName: say(title),
    locale,
    heads: columns.map(({ head }) => say(head)),
    batches: cellsOf(columns, batches, say),
  });
}

/** How many rows are put into words and written before other calls are answered. */
const WRITTEN_AT_ONCE = 200;

async function* cellsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: Batches<Row>,
  say: Say,
): AsyncIterable<(string | number)[][]> {
  for await (const rows of batches)
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      yield rows
        .slice(from, from + WRITTEN_AT_ONCE)
        .map((row) => columns.map((column) => column.cell(row, say)));
}

const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns a time in Israel's time zone; an empty text for null. */
export function localTime(moment: string | null): string {
  return moment === null ? '' : LOCAL_TIME.format(new Date(moment));
}

/** Returns yes or no in words. */
export function yesNo(isOn: boolean, say: Say): string {
  return say(isOn ? 'exports.words.yes' : 'exports.words.no');
}
