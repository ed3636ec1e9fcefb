import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { RowVolunteer } from './import-rows.rules.js';

/**
 * Checked rows, kept in a file until all rows are checked: nothing may be written to the database before the
 * last row is known to be correct, and tens of thousands of rows should not be in memory.
 */
export class ImportSpool {
  private constructor(
    private readonly path: string,
    private readonly stream: WriteStream,
  ) {}

  static open(path: string): ImportSpool {
    return new ImportSpool(path, createWriteStream(path, { mode: 0o600 }));
  }

  async add(rows: readonly RowVolunteer[]): Promise<void> {
    const hasRoom = this.stream.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    if (!hasRoom) await once(this.stream, 'drain');
  }

  async close(): Promise<void> {
    this.stream.end();
    await finished(this.stream);
  }

  /** Reads the rows back in batches; only rows written by {@link add} are read. */
  async *batches(size: number): AsyncGenerator<RowVolunteer[]> {
    let batch: RowVolunteer[] = [];
    for await (const line of createInterface({ input: createReadStream(this.path), crlfDelay: Infinity })) {
      batch.push(readLine(line));
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

function readLine(line: string): RowVolunteer {
  const row: unknown = JSON.parse(line);
  if (!isRow(row)) throw new Error('The file of checked rows is damaged');
  return row;
}

/** The file was written by this process, so its marker is enough to recognize a row. */
function isRow(value: unknown): value is RowVolunteer {
  return (
    typeof value === 'object' && value !== null && 'row' in value && 'phone' in value && 'firstName' in value
  );
}
