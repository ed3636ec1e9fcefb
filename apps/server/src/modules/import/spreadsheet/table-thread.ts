import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { importFolder } from '../import-folders.js';
import type { TableKind } from './table-reader.js';
import { type TableRow, UndecodableText, UnreadableFile } from './table-row.js';

/** The messages that the thread sends. */
export type FromTableWorker =
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'end' }
  | { kind: 'fault'; fault: 'unreadable' | 'undecodable' | 'other'; text: string };

const FAULTS = { unreadable: UnreadableFile, undecodable: UndecodableText, other: Error };

const MEMORY_MB = 384;
const ENDING = extname(import.meta.url);
/** When run from the sources, as in tests, the thread needs the same loader. */
const LOADER =
  ENDING === '.ts'
    ? ['--disable-warning=ExperimentalWarning', '--import', '@karov/testing/source-loader']
    : [];

/**
 * Reads the rows of a spreadsheet in a separate thread with limited memory, so that no file can stop this
 * process from serving requests.
 * @throws UnreadableFile, UndecodableText; the first one also if the thread runs out of memory
 */
export async function* readTableApart(path: string, kind: TableKind): AsyncGenerator<TableRow> {
  // the reader's temporary files, which remain if its thread is terminated
  const folder = importFolder('import');
  const options: WorkerOptions = {
    workerData: { path, kind },
    execArgv: LOADER,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: { ...process.env, TMPDIR: folder },
  };
  const worker = new Worker(new URL(`./table-worker${ENDING}`, import.meta.url), options);
  try {
    for (;;) {
      worker.postMessage('next');
      const said = await nextWord(worker);
      if (said.kind === 'end') return;
      if (said.kind === 'fault') throw new FAULTS[said.fault](said.text);
      yield* said.rows.map(ownDates);
    }
  } finally {
    await worker.terminate();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Recreates dates that come from another thread, so that this thread recognizes them as dates. */
function ownDates({ cells, ...row }: TableRow): TableRow {
  return { ...row, cells: cells.map((cell) => (typeof cell === 'string' ? cell : new Date(cell.getTime()))) };
}

async function nextWord(worker: Worker): Promise<FromTableWorker> {
  const watching = new AbortController();
  const said = once(worker, 'message', { signal: watching.signal }).then(([word]: FromTableWorker[]) => word);
  const ended = once(worker, 'exit', { signal: watching.signal }).then(() => undefined);
  try {
    const word = await Promise.race([said, ended]);
    if (!word) throw new Error('the thread that reads the table has ended');
    return word;
  } catch (error) {
    if (
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ) {
      throw new UnreadableFile('the table takes too much memory', { cause: error });
    }
    throw error;
  } finally {
    watching.abort();
    await Promise.allSettled([said, ended]);
  }
}
