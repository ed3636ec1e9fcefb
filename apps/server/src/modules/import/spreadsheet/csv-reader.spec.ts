import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from './csv-reader.js';
import { UnreadableFile } from './table-row.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karov-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(text: string): Promise<unknown[]> {
  const path = join(folder, 'rows.csv');
  await writeFile(path, text);
  const rows: unknown[] = [];
  for await (const { cells } of readCsv(path)) rows.push(cells);
  return rows;
}

describe('the rows of a text file', () => {
  it.each([
    ['with a last line break', 'a,b\nc,d\n'],
    ['without one', 'a,b\nc,d'],
    ['of Windows', 'a,b\r\nc,d\r\n'],
    ['of an old Mac', 'a,b\rc,d\r'],
  ])('are split %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keep separators, line breaks and quotes within quotes', async () => {
    expect(await rowsOf('"הרצל 10, חיפה","שורה\nשנייה","צה""ל"\n')).toEqual([
      ['הרצל 10, חיפה', 'שורה\nשנייה', 'צה"ל'],
    ]);
  });

  it('treat a quote within a word as a character', async () =>
    expect(await rowsOf('ת"ז,רמב"ם 5\n')).toEqual([['ת"ז', 'רמב"ם 5']]));

  it('keep empty cells and empty rows, and may be of several lengths', async () => {
    expect(await rowsOf(',a,,\n\nb\n')).toEqual([['', 'a', '', ''], [''], ['b']]);
  });

  it('do not depend on where the text is cut', async () => {
    const long = 'ש'.repeat(70_000);
    expect(await rowsOf(`${long},"b ""c"", ${long}"\r\ne,f`)).toEqual([
      [long, `b "c", ${long}`],
      ['e', 'f'],
    ]);
  });

  it('end with a fault where a quotation does not end', async () => {
    await expect(rowsOf('a,b\n"c,d\ne,f\n')).rejects.toThrow(UnreadableFile);
  });
});
