import { missingColumns, placeColumns, type ColumnPlaces, type ImportColumn } from './import-columns.js';
import type { TableRow } from './spreadsheet/table-row.js';

/** A title and some words of explanation may stand above the heading; further down there is none. */
const ROWS_LOOKED_AT = 10;

/**
 * Finds the heading of a table: of the first sheet that has one, below a title or not (rule 231). What stands above it and in other sheets is passed over, but a second
 * list of people is not.
 */
export class TableHeading {
  /** Where the columns stand; null until the heading was seen. */
  places: ColumnPlaces | null = null;
  /** Another sheet has a list as well, so that nobody knows which is meant. */
  isSecondList = false;
  /** What is missing in the row that is most like a heading. */
  missing: ImportColumn[] = missingColumns(new Map());
  private sheet = -1;
  private ownSheet = -1;
  private otherSheet = -1;
  private looked = 0;

  /** Takes the rows one after the other; answers where the columns stand of one that is below the heading, and null for any other. */
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
