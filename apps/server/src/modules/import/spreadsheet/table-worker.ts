import { parentPort, workerData } from 'node:worker_threads';
import { isRecord } from '@karov/domain';
import { readTable, type TableKind } from './table-reader.js';
import { type TableRow, UndecodableText, UnreadableFile } from './table-row.js';
import type { FromTableWorker } from './table-thread.js';
import { checkUnpackedSize } from './workbook-size.js';

const ROWS_AT_ONCE = 200;
const MAX_CELLS = 4_000_000;
const MAX_COLUMNS = 200;
/** The maximum length of a cell in common spreadsheet programs. */
const MAX_CELL_LENGTH = 32_767;

/** The thread that reads a spreadsheet and sends its rows in small batches on demand. */
async function* batches({ path, kind }: { path: string; kind: TableKind }): AsyncGenerator<TableRow[]> {
  if (kind === 'xlsx') await checkUnpackedSize(path);
  let batch: TableRow[] = [];
  let cells = 0;
  for await (const row of readTable(path, kind)) {
    cells += row.cells.length;
    const isSwollen =
      row.cells.length > MAX_COLUMNS ||
      cells > MAX_CELLS ||
      row.cells.some((cell) => typeof cell === 'string' && cell.length > MAX_CELL_LENGTH);
    if (isSwollen) throw new UnreadableFile('the table is larger than any honest one');
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const port = parentPort;
if (!port) throw new Error('this is the work of a thread');
const rows = batches(orderOf(workerData));
port.on('message', () => {
  rows.next().then(
    ({ value, done }) =>
      port.postMessage((done ? { kind: 'end' } : { kind: 'rows', rows: value }) satisfies FromTableWorker),
    (error: unknown) => {
      port.postMessage({
        kind: 'fault',
        fault: faultOf(error),
        text: error instanceof Error ? error.message : String(error),
      } satisfies FromTableWorker);
    },
  );
});

function faultOf(error: unknown): Extract<FromTableWorker, { kind: 'fault' }>['fault'] {
  if (error instanceof UndecodableText) return 'undecodable';
  return error instanceof UnreadableFile ? 'unreadable' : 'other';
}

function orderOf(given: unknown): { path: string; kind: TableKind } {
  const { path, kind } = isRecord(given) ? given : {};
  if (typeof path !== 'string' || (kind !== 'xlsx' && kind !== 'csv'))
    throw new Error('the thread was not told what to read');
  return { path, kind };
}
