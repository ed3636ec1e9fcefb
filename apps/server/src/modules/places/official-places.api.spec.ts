import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaceSuggestion } from '@karov/api-client';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readTable } from '../import/index.js';
import { OfficialPlacesImportService } from './index.js';

const LOCALITIES = `סמל_ישוב,שם_ישוב,שם_ישוב_לועזי
4000,חיפה ,HAIFA
5000,תל אביב - יפו ,TEL AVIV - YAFO
9999,אי שם ,NOWHERE
`;
const PLACED = `סמל_ישוב,שם_ישוב,שם_ישוב_לועזי,lat,lon
8888,כפר בדיקה ,KEFAR BEDIQA,32.7,35.1
`;
const STREETS = `_id,סמל_ישוב,שם_ישוב,סמל_רחוב,שם_רחוב
1,4000,חיפה ,101,הרצל
2,4000,חיפה ,102,הרצליה
3,5000,תל אביב - יפו ,101,הירקון
4,9999,אי שם ,101,ללא
5,4000,חיפה ,,
`;
const ALEF = 0x5d0;

/** Encodes a text in the Hebrew encoding of Windows. */
const windows1255 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code >= ALEF && code < ALEF + 27 ? 0xe0 + code - ALEF : code;
    }),
  );

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'karov-places-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function take(content: Buffer | string) {
  const file = join(folder, 'official.csv');
  await writeFile(file, content);
  return test.app.get(OfficialPlacesImportService).run(
    (async function* () {
      for await (const { cells } of readTable(file, 'csv')) yield cells.map(String);
    })(),
  );
}
async function suggest(text: string, locale = 'he-IL'): Promise<PlaceSuggestion[]> {
  return (
    await test.http.post('/api/dropdowns/places').set('Content-Language', locale).send({ text }).expect(200)
  ).body.data;
}
const labels = async (text: string, locale?: string) =>
  (await suggest(text, locale)).map(({ label }) => label);

describe('the official files', () => {
  it('refuses another file', async () => {
    await expect(take('name,phone\nx,1\n')).rejects.toThrow('no official file');
  });

  it('imports localities that have a position, and counts those that have none', async () => {
    expect(await take(LOCALITIES)).toEqual({
      localities: 2,
      streets: 0,
      skippedLocalities: 1,
      skippedLines: 0,
    });
    expect((await labels('אי שם')).some((label) => label.startsWith('אי שם'))).toBe(false);
    expect(await labels('חיפה')).toEqual(['חיפה, מחוז חיפה']);
  });

  it.each([
    ['UTF-8', Buffer.from(STREETS)],
    ['Windows-1255', windows1255(STREETS)],
  ] as const)('imports streets from a file in %s, again without doubling', async (_name, content) => {
    expect(await take(content)).toEqual({ localities: 2, streets: 3, skippedLocalities: 1, skippedLines: 0 });
    const [{ count } = { count: 0 }]: { count: number }[] = await test.database.manager.query(
      'SELECT count(*)::int AS count FROM official_streets',
    );
    expect(count).toBe(3);
  });

  it('suggests streets of the town by their beginning, with the number that was typed, at the town’s position', async () => {
    expect(await labels('הרצ 10, חיפה')).toEqual(['הרצל 10, חיפה, מחוז חיפה', 'הרצליה 10, חיפה, מחוז חיפה']);
    const [street] = await suggest('הירק, תל אביב');
    expect(street).toMatchObject({
      label: 'הירקון, תל אביב-יפו, מחוז תל אביב',
      address: { streetName: 'הירקון' },
      position: { lat: 32.0853, lon: expect.any(Number) },
    });
    expect(await labels('רחוב שאין 3, חיפה')).toEqual(['רחוב שאין 3, חיפה, מחוז חיפה']);
    expect(await labels('100% _, חיפה')).toEqual(['100% _, חיפה, מחוז חיפה']);
  });

  it('finds a locality that only the file knows, once it comes with a position', async () => {
    expect(await take(PLACED)).toMatchObject({ localities: 1, skippedLocalities: 0 });
    expect((await labels('האלון 3, כפר בדיק'))[0]).toBe('האלון 3, כפר בדיקה, מחוז חיפה');
    expect((await suggest('האלון 3, כפר בדיקה')).map(({ is_clear }) => is_clear)).toEqual([true]);
    expect((await suggest('kefar bed', 'en-US'))[0]).toMatchObject({
      address: { municipality: 'Kefar Bediqa' },
      position: { lat: 32.7, lon: 35.1 },
    });
  });

  it('recognises a locality that the table has under another spelling and position', async () => {
    await take('סמל_ישוב,שם_ישוב,שם_ישוב_לועזי,lat,lon\n3725,נוה דניאל ,NEWE DANIYYEL,31.67,35.14\n');
    const places = await suggest('הרצל 3, נווה דניאל');
    expect(places.map(({ label, is_clear }) => [label, is_clear])).toEqual([
      ['הרצל 3, נווה דניאל, יהודה ושומרון', true],
    ]);
  });
});
