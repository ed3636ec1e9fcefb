/** A cell as a reader returns it: text, or a date if the file marks it as one. */
export type Cell = string | Date;

/** A row with its number in the file, starting at 1. */
export interface TableRow {
  number: number;
  cells: Cell[];
  /** the sheet of a workbook, counted from 0; a text file has only one */
  sheet?: number;
}

/** Thrown when the file is not of the type that its name says, or is damaged. */
export class UnreadableFile extends Error {}

/** Thrown when the characters of a text file cannot be read, or were lost before the upload. */
export class UndecodableText extends UnreadableFile {}

/** Whether a row is empty. */
export function isBlank(row: TableRow): boolean {
  return row.cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}
