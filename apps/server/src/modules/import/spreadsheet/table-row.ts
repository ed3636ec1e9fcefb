/** A cell in a reader's result: text, or a date if the file marks it as one. */
export type Cell = string | Date;

/** A row with its number in the file, starting at 1. */
export interface TableRow {
  number: number;
  cells: Cell[];
  /** the sheet of a workbook, counted from 0; a text file has one */
  sheet?: number;
}

/** The file does not match the type in its name, or is damaged. */
export class UnreadableFile extends Error {}

/** The characters of a text file cannot be read, or were lost before the upload. */
export class UndecodableText extends UnreadableFile {}

/** Whether a row is empty. */
export function isBlank(row: TableRow): boolean {
  return row.cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}
