import { readCsv } from './csv-reader.js';
import type { TableRow } from './table-row.js';
import { isBlank } from './table-row.js';

/** Kinds of file that can be imported (rule 140). */
export type TableKind = 'xlsx' | 'csv';

/** The kind of a file by its name; null for any other. */
export function tableKind(fileName: string): TableKind | null {
  const ending = /\.(xlsx|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'xlsx' || ending === 'csv' ? ending : null;
}

/** The rows of a spreadsheet that have anything in them. */
export async function* readTable(path: string, kind: TableKind): AsyncGenerator<TableRow> {
  for await (const row of kind === 'xlsx' ? readWorkbook(path) : readCsv(path)) if (!isBlank(row)) yield row;
}

/** What reads workbooks is large, and loaded for the first of them. */
async function* readWorkbook(path: string): AsyncGenerator<TableRow> {
  const { readXlsx } = await import('./xlsx-reader.js');
  yield* readXlsx(path);
}
