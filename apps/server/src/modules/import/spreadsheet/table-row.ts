/** A cell as a reader hands it on: text, or a date where the file knows it is one. */
export type Cell = string | Date;

/** A row with its number in the file, the first row being 1. */
export interface TableRow {
  number: number;
  cells: Cell[];
  /** which sheet of a workbook, counted from 0; a file of text has one */
  sheet?: number;
}

/** The file is not what its name says, or is damaged. */
export class UnreadableFile extends Error {}

/** The letters of a file of text cannot be read, or were lost before it came here. */
export class UndecodableText extends UnreadableFile {}

/** Tells whether there is anything in a row. */
export function isBlank(row: TableRow): boolean {
  return row.cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}
