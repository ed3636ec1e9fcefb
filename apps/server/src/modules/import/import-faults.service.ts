import { randomUUID } from 'node:crypto';
import { serverText } from '@karov/i18n/server';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { workbookAnswer } from '../../platform/lists/workbook-answer.js';
import type { Caller } from '../../platform/security/caller.js';
import { AccessLogRepository } from '../activity/index.js';
import type { CheckedRows } from './import-checker.js';
import { ImportChecksService, type ImportFile } from './import-checks.service.js';
import type { ImportColumn } from './import-columns.js';
import { TableHeading } from './import-heading.js';
import { type RowProblems, rowValues } from './import-rows.rules.js';
import { ImportRunsRepository } from './import-runs.repository.js';
import { columnName, faultsInWords } from './import-texts.js';
import { readTableApart } from './spreadsheet/table-thread.js';

const FILE_NAME = 'volunteers-to-mend.xlsx';
const BATCH = 200;
const WIDTHS = { row: 8, faults: 60, value: 20 };

type Values = RowProblems['values'];

/**
 * Returns a refused file for correction (rule 65): the faulty rows are at the top, each with its errors in
 * words, followed by the others unchanged. An import accepts all rows or none, so a file with only the faulty
 * rows would lose the others. Nothing is stored here: the file is uploaded again and processed.
 */
@Injectable()
export class ImportFaultsService {
  constructor(
    private readonly checks: ImportChecksService,
    private readonly runs: ImportRunsRepository,
    private readonly looks: AccessLogRepository,
  ) {}

  /**
   * Returns the file for correction. `discard` is called after the last row of the original has been read.
   */
  async file(file: ImportFile, caller: Caller, discard: () => Promise<void>): Promise<StreamableFile> {
    const checked = await this.check(file, caller.userId);
    await this.looks.noteExport(
      caller,
      { list: FILE_NAME, filter: { rows: checked.rows, faulty: checked.faultyRows } },
      [],
    );
    const { columns } = checked;
    return workbookAnswer({
      fileName: FILE_NAME,
      sheetName: serverText(file.locale, 'imports.sheet'),
      locale: file.locale,
      heads: [
        serverText(file.locale, 'imports.mending.row'),
        serverText(file.locale, 'imports.mending.faults'),
        ...columns.map((column) => columnName(column, file.locale)),
      ],
      widths: [WIDTHS.row, WIDTHS.faults, ...columns.map(() => WIDTHS.value)],
      batches: rowsToMend(file, checked, discard),
    });
  }

  /** Checks the file; it waits its turn among the imports, because it reads a file as they do. */
  private async check(file: ImportFile, userId: number): Promise<CheckedRows> {
    const id = await this.runs.begin(randomUUID(), userId);
    if (id === null) return fail('IMPORT_RUNNING', { field: 'file' });
    try {
      return await this.checks.check(file, {
        kept: Number.POSITIVE_INFINITY,
        accept: () => Promise.resolve(),
        progress: (rowsDone) =>
          this.runs.report(id, { phase: 'checking', rows_done: rowsDone, rows_total: null }),
      });
    } finally {
      await this.runs.fail(id);
    }
  }
}

async function* rowsToMend(
  file: ImportFile,
  { problems, columns }: CheckedRows,
  discard: () => Promise<void>,
): AsyncGenerator<(string | number)[][]> {
  try {
    yield problems.map((row) => [row.row, faultsInWords(row, file.locale), ...cellsOf(row.values, columns)]);
    const faulty = new Set(problems.map(({ row }) => row));
    let batch: (string | number)[][] = [];
    for await (const { number, values } of rowsOf(file)) {
      if (faulty.has(number)) continue;
      batch.push([number, '', ...cellsOf(values, columns)]);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  } finally {
    await discard();
  }
}

/** Reads the rows below the heading. */
async function* rowsOf({ path, kind }: ImportFile): AsyncGenerator<{ number: number; values: Values }> {
  const heading = new TableHeading();
  for await (const row of readTableApart(path, kind)) {
    const places = heading.above(row);
    if (places) yield { number: row.number, values: rowValues(row.cells, places) };
  }
}

function cellsOf(values: Values, columns: readonly ImportColumn[]): string[] {
  return columns.map((column) => values[column] ?? '');
}
