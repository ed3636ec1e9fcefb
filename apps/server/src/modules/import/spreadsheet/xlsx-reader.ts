import { open } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Cell, TableRow } from './table-row.js';
import { UnreadableFile } from './table-row.js';
import { workbookStream } from './workbook-stream.js';

const ZIP_MARK = 'PK';

/** Reads the rows of all sheets of an .xlsx file, one at a time, so that a large file needs little memory. */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  if ((await firstBytes(path)) !== ZIP_MARK) throw new UnreadableFile('not a zip file');
  const workbook = new ExcelJS.stream.xlsx.WorkbookReader(await workbookStream(path), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
  });
  try {
    let number = 0;
    for await (const sheet of workbook) {
      for await (const row of sheet) yield { number: row.number, cells: cellsOf(row), sheet: number };
      number += 1;
    }
  } catch (error) {
    throw new UnreadableFile('the workbook cannot be read', { cause: error });
  }
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}

function cellsOf(row: ExcelJS.Row): Cell[] {
  return Array.from({ length: row.cellCount }, (_, index) => readCell(row.getCell(index + 1).value));
}

/** Reads a cell: of a formula its stored result, as plain text; of rich text and links their words. */
export function readCell(value: ExcelJS.CellValue): Cell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value;
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('result' in value) return value.result === undefined ? '' : readCell(value.result);
  if ('text' in value) return String(value.text);
  if ('sharedString' in value) throw new UnreadableFile('a word of the workbook is missing');
  return '';
}
