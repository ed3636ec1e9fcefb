import { type ColumnPlaces, type ImportColumn, missingColumns, placeColumns } from './import-columns.js';
import type { TableRow } from './spreadsheet/table-row.js';

/** The number of rows among which the heading is searched for, below a title and some explanation. */
const ROWS_LOOKED_AT = 10;

/**
 * Finds the heading of a table in the first sheet that has one, whether or not it is below a title (rule
 * 231). Text above it and in other sheets is skipped, but a second list of people is reported.
 */
export class TableHeading {
  /** The positions of the columns; null until the heading has been found. */
  places: ColumnPlaces | null = null;
  /** Whether another sheet has a list as well, so that it is unclear which one is meant. */
  isSecondList = false;
  /** The columns missing in the row that most resembles a heading. */
  missing: ImportColumn[] = missingColumns(new Map());
  private sheet = -1;
  private ownSheet = -1;
  private otherSheet = -1;
  private looked = 0;

  /**
   * Must be given the rows in order; returns the columns for a row below the heading, and null for any other
   * row.
   */
  above(row: TableRow): ColumnPlaces | null {
    const { sheet = 0 } = row;
    if (sheet === this.ownSheet) return this.places;
    if (sheet === this.otherSheet) this.isSecondList = true;
    else this.look(row, sheet);
    return null;
  }

  private look({ cells }: TableRow, sheet: number): void {
    this.looked = sheet === this.sheet ? this.looked + 1 : 1;
    this.sheet = sheet;
    if (this.looked > ROWS_LOOKED_AT) return;
    const places = placeColumns(cells);
    const missing = missingColumns(places);
    if (missing.length > 0) {
      if (missing.length < this.missing.length) this.missing = missing;
    } else if (this.places) this.otherSheet = sheet;
    else [this.places, this.ownSheet] = [places, sheet];
  }
}
