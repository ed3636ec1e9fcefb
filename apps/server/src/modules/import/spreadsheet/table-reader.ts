import { readCsv } from './csv-reader.js';
import type { TableRow } from './table-row.js';
import { isBlank } from './table-row.js';

/** The file types for an import (rule 140). */
export type TableKind = 'xlsx' | 'csv';

/** The file type according to the name; null for any other type. */
export function tableKind(fileName: string): TableKind | null {
  const ending = /\.(xlsx|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'xlsx' || ending === 'csv' ? ending : null;
}

/** The non-empty rows of a spreadsheet. */
export async function* readTable(path: string, kind: TableKind): AsyncGenerator<TableRow> {
  for await (const row of kind === 'xlsx' ? readWorkbook(path) : readCsv(path)) if (!isBlank(row)) yield row;
}

/** The workbook library is large, so it is loaded only when the first workbook is read. */
async function* readWorkbook(path: string): AsyncGenerator<TableRow> {
  const { readXlsx } = await import('./xlsx-reader.js');
  yield* readXlsx(path);
}
