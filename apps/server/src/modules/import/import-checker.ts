import type { ImportChoices } from './import-choices.js';
import { addressColumnOf, type ColumnPlaces, type ImportColumn } from './import-columns.js';
import { isExample } from './import-examples.js';
import { TableHeading } from './import-heading.js';
import type { CellProblem, ReadRow, RowProblems, RowVolunteer } from './import-rows.rules.js';
import { readRow, rowValues } from './import-rows.rules.js';
import type { TableRow } from './spreadsheet/table-row.js';

/** What a check asks of the rest of the application. */
export interface CheckerPorts {
  today: string;
  choices: ImportChoices;
  /** whether an address contains a known town */
  isPlaced(address: string): boolean;
  /**
   * returns the telephone numbers that are taken: by a volunteer or staff, or by a help seeker of the same
   * name (rule 238)
   */
  takenPhones(rows: readonly RowVolunteer[]): Promise<string[]>;
  /** receives the correct rows of a batch */
  accept(rows: readonly RowVolunteer[]): Promise<void>;
  progress(rowsDone: number): Promise<void>;
  /** the maximum number of faulty rows whose errors are stored; further faulty rows are only counted */
  kept: number;
}

/** The totals of a file, and the errors of its faulty rows. */
export interface CheckedRows {
  kind: 'checked';
  rows: number;
  faultyRows: number;
  problems: RowProblems[];
  /** the known columns of the file, in the file's order */
  columns: readonly ImportColumn[];
}

/** The result of checking a whole file. */
export type Checked =
  | { kind: 'columns missing'; columns: ImportColumn[] }
  | { kind: 'several lists' }
  | CheckedRows;

/** The number of rows in a batch, small enough for other work to run between two batches. */
const BATCH = 200;
const PROGRESS_EVERY = 1000;

interface CheckedRow extends ReadRow {
  source: TableRow;
}

/** Reads all rows of a file and finds every error in them. */
export class ImportChecker {
  private readonly firstRowOfPhone = new Map<string, number>();
  private readonly problems: RowProblems[] = [];
  private faultyRows = 0;
  private rows = 0;

  constructor(private readonly ports: CheckerPorts) {}

  async check(table: AsyncIterable<TableRow>): Promise<Checked> {
    const heading = new TableHeading();
    let batch: TableRow[] = [];
    let isBlank = true;
    for await (const row of table) {
      isBlank = false;
      const places = heading.above(row);
      if (heading.isSecondList) return { kind: 'several lists' };
      if (!places) continue;
      batch.push(row);
      if (batch.length < BATCH) continue;
      await this.checkBatch(batch, places);
      batch = [];
    }
    const { places, missing } = heading;
    if (!places && !isBlank) return { kind: 'columns missing', columns: missing };
    if (places && batch.length > 0) await this.checkBatch(batch, places);
    return {
      kind: 'checked',
      rows: this.rows,
      faultyRows: this.faultyRows,
      problems: this.problems,
      columns: [...(places?.keys() ?? [])],
    };
  }

  private async checkBatch(batch: readonly TableRow[], places: ColumnPlaces): Promise<void> {
    const read = batch.map(
      (source): CheckedRow => ({ source, ...readRow(source, places, this.ports.choices, this.ports.today) }),
    );
    const taken = new Set(await this.ports.takenPhones(read.map(({ volunteer }) => volunteer)));
    for (const row of read) this.checkPhone(row, taken);
    const addressColumn = addressColumnOf(places);
    for (const { volunteer, problems } of read) {
      const isToldOfAddress = problems.some(({ column }) => column === addressColumn);
      if (!isToldOfAddress && !this.ports.isPlaced(volunteer.address))
        problems.push({ column: addressColumn, problem: { kind: 'unknownTown' } });
      if (isExample(volunteer)) problems.push({ column: 'first_name', problem: { kind: 'example' } });
    }
    const faulty = read.filter(({ problems }) => problems.length > 0);
    this.faultyRows += faulty.length;
    for (const { source, problems } of faulty.slice(0, this.ports.kept - this.problems.length)) {
      this.problems.push({ row: source.number, values: rowValues(source.cells, places), problems });
    }
    if (this.faultyRows === 0) await this.ports.accept(read.map(({ volunteer }) => volunteer));
    this.rows += batch.length;
    if (this.rows % PROGRESS_EVERY === 0 || batch.length < BATCH) await this.ports.progress(this.rows);
  }

  /** Checks that a phone belongs to only one volunteer, in the file and among registered people. */
  private checkPhone({ volunteer, phoneColumn, problems }: CheckedRow, taken: ReadonlySet<string>): void {
    const { phone, row } = volunteer;
    if (phone === '') return;
    const report = (problem: CellProblem) => problems.push({ column: phoneColumn, problem });
    const first = this.firstRowOfPhone.get(phone);
    if (first === undefined) this.firstRowOfPhone.set(phone, row);
    else report({ kind: 'phoneTwice', row: first });
    if (taken.has(phone)) report({ kind: 'phoneTaken' });
  }
}
