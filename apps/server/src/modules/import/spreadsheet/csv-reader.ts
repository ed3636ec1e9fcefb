import { CsvParser, separatorOf } from './csv-parser.js';
import type { TableRow } from './table-row.js';
import { decodedText, detectEncoding } from './text-decoding.js';

/** The rows of a .csv file in UTF-8, UTF-16 or Windows-1255, one at a time. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await detectEncoding(path);
  let parser: CsvParser | null = null;
  let number = 0;
  let beginning = '';
  for await (const text of decodedText(path, encoding)) {
    if (!parser) {
      beginning += text;
      const end = beginning.indexOf('\n');
      if (end === -1) continue;
      parser = new CsvParser(separatorOf(beginning.slice(0, end)));
    }
    for (const cells of parser.push(beginning || text)) yield { number: ++number, cells };
    beginning = '';
  }
  parser ??= new CsvParser(separatorOf(beginning));
  for (const cells of [...parser.push(beginning), ...parser.end()]) yield { number: ++number, cells };
}
