import { StreamableFile } from '@nestjs/common';
import ExcelJS from 'exceljs';
import { PassThrough } from 'node:stream';
import type { Locale } from '@karov/domain';
import { harmless } from './spreadsheet-cell.js';

/** The media type of a spreadsheet. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One sheet with its column heads. */
export interface Workbook {
  fileName: string;
  sheetName: string;
  locale: Locale;
  heads: readonly string[];
  rows: Iterable<readonly (string | number)[]>;
}

/** A list as a workbook, for a list that is asked with `export=true` (rule 142 "Shared table"): streamed, formulas made harmless (rule 68). */
export function workbookAnswer(workbook: Workbook): StreamableFile {
  const stream = new PassThrough();
  write(workbook, stream).catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return new StreamableFile(stream, { type: WORKBOOK_TYPE, disposition: `attachment; filename="${workbook.fileName}"` });
}

async function write({ sheetName, locale, heads, rows }: Workbook, stream: PassThrough): Promise<void> {
  const writer = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = writer.addWorksheet(sheetName, { views: [{ rightToLeft: locale === 'he-IL', state: 'frozen', ySplit: 1 }] });
  sheet.addRow([...heads]).commit();
  for (const row of rows) sheet.addRow(row.map(harmless)).commit();
  sheet.commit();
  await writer.commit();
}
