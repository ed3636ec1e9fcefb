/** A cell as a reader hands it on: text, or a date where the file knows it is one. */
export type Cell = string | Date;

/** A row with its number in the file, the first row being 1. */
export interface TableRow {
  number: number;
  cells: Cell[];
}

/** The file is not what its name says, or is damaged. */
export class UnreadableFile extends Error {}

/** Tells whether there is anything in a row. */
export function isBlank(row: TableRow): boolean {
  return row.cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}
