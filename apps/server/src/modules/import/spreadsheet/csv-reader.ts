import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { lineEndOf, separatorOf } from './csv-shape.js';
import { type TableRow, UnreadableFile } from './table-row.js';
import { decodedText, detectEncoding } from './text-decoding.js';

/** The number of bytes of a file that are read to recognize its separators. */
const LOOKED_AT = 16 * 1024;
/** The maximum length of a row in a list of people; a longer row must lack a closing quote. */
const MAX_ROW_LENGTH = 1024 * 1024;
/** A first line with the separator, meant only for spreadsheet programs. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?=[\r\n]|$)/i;

/**
 * Reads the rows of a .csv file in UTF-8, UTF-16 or Windows-1255, one at a time (RFC 4180); a quote within an
 * unquoted cell, as in צה"ל, is an ordinary character.
 * @throws UnreadableFile when a quoted cell has no end
 */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const texts = decodedText(path, await detectEncoding(path));
  const beginning = await beginningOf(texts);
  const [, named] = SEPARATOR_LINE.exec(beginning) ?? [];
  const parser = parse({
    delimiter: named ?? separatorOf(beginning),
    record_delimiter: lineEndOf(beginning) === '\r' ? ['\r'] : ['\r\n', '\n'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  // Errors are passed to whoever reads the rows.
  pipeline(Readable.from(withBeginning(beginning, texts)), parser, () => undefined);
  let number = 0;
  try {
    for await (const record of parser) {
      const cells: unknown = record;
      if (++number > (named === undefined ? 0 : 1) && isCells(cells)) yield { number, cells };
    }
  } catch (error) {
    throw isFaultOfFile(error) ? new UnreadableFile() : error;
  }
}

async function beginningOf(texts: AsyncIterator<string>): Promise<string> {
  let beginning = '';
  while (beginning.length < LOOKED_AT) {
    const next = await texts.next();
    if (next.done) break;
    beginning += next.value;
  }
  return beginning;
}

async function* withBeginning(beginning: string, texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* texts;
}

const isCells = (record: unknown): record is string[] =>
  Array.isArray(record) && record.every((cell) => typeof cell === 'string');

function isFaultOfFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('CSV_')
  );
}
