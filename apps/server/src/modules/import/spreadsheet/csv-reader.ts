import { CsvParser, lineEndOf, separatorOf } from './csv-parser.js';
import type { TableRow } from './table-row.js';
import { decodedText, detectEncoding } from './text-decoding.js';

/** So much of a file tells how its cells and lines are parted. */
const LOOKED_AT = 16 * 1024;
/** A first line that is for spreadsheet programs alone, and names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?=[\r\n]|$)/i;

/** The rows of a .csv file in UTF-8, UTF-16 or Windows-1255, one at a time. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await detectEncoding(path);
  let parser: CsvParser | null = null;
  let number = 0;
  let left = 0;
  let beginning = '';
  const rowsOf = function* (rows: Iterable<string[]>): Generator<TableRow> {
    for (const cells of rows) if (++number > left) yield { number, cells };
  };
  const begin = (): CsvParser => {
    const [, named] = SEPARATOR_LINE.exec(beginning) ?? [];
    left = named === undefined ? 0 : 1;
    return new CsvParser(named ?? separatorOf(beginning), lineEndOf(beginning));
  };
  for await (const text of decodedText(path, encoding)) {
    beginning += text;
    if (!parser && beginning.length < LOOKED_AT) continue;
    parser ??= begin();
    yield* rowsOf(parser.push(beginning));
    beginning = '';
  }
  parser ??= begin();
  yield* rowsOf(parser.push(beginning));
  yield* rowsOf(parser.end());
}
