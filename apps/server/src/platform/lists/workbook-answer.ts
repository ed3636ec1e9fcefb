import { PassThrough } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Locale } from '@karov/domain';
import { StreamableFile } from '@nestjs/common';
import ExcelJS from 'exceljs';
import { harmless } from './spreadsheet-cell.js';

/** The media type of a spreadsheet. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet with its column headings. */
export interface Workbook {
  fileName: string;
  sheetName: string;
  locale: Locale;
  heads: readonly string[];
  /** the width of each column, in characters; all are equally wide by default */
  widths?: readonly number[];
  /** Rows in batches; the next batch is read once the reader of the file has received the previous ones. */
  batches:
    | AsyncIterable<readonly (readonly (string | number)[])[]>
    | Iterable<readonly (readonly (string | number)[])[]>;
}

/**
 * Returns a list as a workbook, for `export=true`: it is streamed, and formulas are made harmless (rule 68).
 */
export function workbookAnswer(workbook: Workbook): StreamableFile {
  const stream = new PassThrough();
  write(workbook, stream).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return new StreamableFile(stream, {
    type: WORKBOOK_TYPE,
    disposition: `attachment; filename="${workbook.fileName}"`,
  });
}

async function write(
  { sheetName, locale, heads, widths, batches }: Workbook,
  stream: PassThrough,
): Promise<void> {
  const writer = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = writer.addWorksheet(sheetName, {
    views: [{ rightToLeft: locale === 'he-IL', state: 'frozen', ySplit: 1 }],
  });
  if (widths) sheet.columns = widths.map((width) => ({ width }));
  sheet.addRow([...heads]).commit();
  for await (const rows of batches) {
    for (const row of rows) sheet.addRow(row.map(harmless)).commit();
    await caughtUp(stream);
    if (stream.destroyed) return;
    // other calls are answered in between, however fast the reader is
    await othersFirst();
  }
  sheet.commit();
  await writer.commit();
}

/** Waits until a slow reader has read everything, or has disconnected. */
async function caughtUp(stream: PassThrough): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((done) => {
    stream.once('drain', done);
    stream.once('close', done);
  });
}
