import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { israeliId, israeliMobile } from '@karov/testing';
import ExcelJS from 'exceljs';
import { Zip, ZipDeflate } from 'fflate';
import { Crypto } from '../../platform/crypto/crypto.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ImportLeftovers } from './import-folders.js';

const HEADING = 'שם פרטי,שם משפחה,טלפון,כתובת,תעודת זהות,מגדר,שפות,אמצעי קשר';
const NOA = 'נועה,לוי,050-2345678,"הרצל 10, חיפה",123456782,נקבה,"עברית, אנגלית",וואטסאפ';
const YOSEF = 'יוסף,חדאד,052-3456789,נצרת,,זכר,ערבית,SMS';

interface Row {
  first_name: string;
  email: string | null;
  phone: string;
  city: string;
  state: string;
  channels: string[];
  lat: number;
  is_imported: boolean;
  gender: string;
}

/** Builds a workbook whose shared strings consist of megabytes of one letter. */
function swollenWorkbook(megabytes: number): Buffer {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const strings = new ZipDeflate('xl/sharedStrings.xml', { level: 1 });
  zip.add(strings);
  const letters = Buffer.alloc(1024 * 1024, 'x');
  for (let n = 0; n < megabytes; n++) strings.push(letters, n === megabytes - 1);
  zip.end();
  return Buffer.concat(pieces);
}

describe('importing volunteers', () => {
  let test: TestApp;
  let admin: { id: number; token: string };

  beforeAll(async () => (test = await startTestApp()));
  afterAll(() => test.close());
  beforeEach(async () => {
    admin = await test.person('admin');
  });
  afterEach(() =>
    test.asOwner('TRUNCATE users, volunteer_information, import_runs RESTART IDENTITY CASCADE'),
  );

  function upload(content: string | Buffer, name = 'רשימה.csv', importId?: string) {
    const call = test.http
      .post('/api/admin/volunteer/import')
      .set('Authorization', `Bearer ${admin.token}`)
      .attach('file', Buffer.from(content), name);
    return importId ? call.field('import_id', importId) : call;
  }

  function volunteers(): Promise<Row[]> {
    return test.database.manager.query(
      `SELECT u.first_name, u.email, u.phone, u.residential_city AS city, u.residential_state AS state, u.channels, u.residential_lat AS lat, v.is_imported, v.gender
       FROM users u JOIN volunteer_information v ON v.user_id = u.id JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer' ORDER BY u.id`,
    );
  }

  async function workbook(rows: (string | number | Date)[][]): Promise<Buffer> {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('x').addRows(rows);
    return Buffer.from(await book.xlsx.writeBuffer());
  }

  it('brings all rows of a csv file in, located and pre-registered', async () => {
    const answer = await upload([HEADING, NOA, YOSEF].join('\n')).expect(200);
    expect(answer.body).toEqual({ data: { imported: 2 }, message: 'נוספו שני מתנדבים.' });
    expect(await volunteers()).toEqual([
      {
        first_name: 'נועה',
        email: null,
        phone: '+972502345678',
        city: 'חיפה',
        state: 'haifa',
        channels: ['whatsapp', 'sms'],
        lat: 32.794,
        is_imported: true,
        gender: 'female',
      },
      {
        first_name: 'יוסף',
        email: null,
        phone: '+972523456789',
        city: 'נצרת',
        state: 'north',
        channels: ['sms'],
        lat: 32.6996,
        is_imported: true,
        gender: 'male',
      },
    ]);
  });

  it('reads workbooks', async () => {
    const content = await workbook([
      ['First name', 'Last name', 'Phone', 'Address', 'Date of birth'],
      ['Noa', 'Levi', 502345678, 'Haifa', new Date('1990-12-31T00:00:00Z')],
    ]);
    await upload(content, 'list.xlsx').expect(200);
    expect(await test.database.manager.query('SELECT dob::text FROM volunteer_information')).toEqual([
      { dob: '1990-12-31' },
    ]);
  });

  it('reads the list from whichever sheet has it, and refuses two', async () => {
    const list = (name: string, phone: string): [string, (string | number)[][]] => [
      name,
      [
        ['First name', 'Last name', 'Phone', 'Address'],
        ['Noa', 'Levi', phone, 'Haifa'],
      ],
    ];
    const book = async (...sheets: [string, (string | number)[][]][]): Promise<Buffer> => {
      const made = new ExcelJS.Workbook();
      for (const [name, rows] of sheets) made.addWorksheet(name).addRows(rows);
      return Buffer.from(await made.xlsx.writeBuffer());
    };
    await upload(
      await book(['How', [['Please fill in the second sheet']]], list('People', '0502345678'), [
        'Words',
        [['Interests']],
      ]),
      'list.xlsx',
    ).expect(200);
    const two = await upload(
      await book(list('North', '0502345679'), list('South', '0502345670')),
      'list.xlsx',
    ).expect(422);
    expect(two.body.code).toBe('FILE_SEVERAL_LISTS');
    expect((await volunteers()).map(({ phone }) => phone)).toEqual(['+972502345678']);
  });

  it('keeps the second telephone beside the first, where everybody sees it (rule 231)', async () => {
    await upload(
      [
        'sep=;',
        'שם פרטי;שם משפחה;טלפון;נייד;רחוב;מספר;עיר',
        'נ;ל;04-8123456;‪+972 50‑234‑5678‬;הרצל;10;חיפה',
      ].join('\r'),
    ).expect(200);
    const [row]: { note: Buffer | null }[] = await test.database.manager.query(
      `SELECT first_name, phone, contact_note_sealed AS note, residential_text AS text, residential_city AS city FROM users WHERE first_name = 'נ'`,
    );
    expect(row).toMatchObject({
      first_name: 'נ',
      phone: '+972502345678',
      text: 'הרצל 10, חיפה',
      city: 'חיפה',
    });
    expect(test.app.get(SealedTexts).open(row?.note ?? null)).toBe('טלפון נוסף: 04-812-3456');
  });

  it('encrypts identity numbers', async () => {
    await upload([HEADING, NOA].join('\n')).expect(200);
    const [row]: { id_number: Buffer }[] = await test.database.manager.query(
      'SELECT id_number FROM volunteer_information',
    );
    expect(row?.id_number.includes('123456782')).toBe(false);
    expect(test.app.get(Crypto).decrypt(row?.id_number ?? Buffer.alloc(0))).toBe('123456782');
  });

  it('removes the characters that would make a formula', async () => {
    await upload([HEADING, '=HYPERLINK(x),@לוי,050-2345678,+חיפה,,,,'].join('\n')).expect(200);
    expect(
      await test.database.manager.query(
        `SELECT first_name, last_name, residential_text FROM users WHERE phone = '+972502345678'`,
      ),
    ).toEqual([{ first_name: 'HYPERLINK(x)', last_name: 'לוי', residential_text: 'חיפה' }]);
  });

  it('writes nothing when a single row is wrong, and shows each fault', async () => {
    const answer = await upload([HEADING, NOA, 'יוסף,,052,נצרת,,זכר,,'].join('\n')).expect(422);
    expect(answer.body).toMatchObject({
      code: 'IMPORT_ROWS',
      total_errors: 1,
      rows: [
        {
          row: 3,
          values: { 'שם פרטי': 'יוסף', טלפון: '052' },
          errors: { 'שם משפחה': [expect.any(String)], טלפון: [expect.any(String)] },
        },
      ],
    });
    expect(await volunteers()).toEqual([]);
  });

  it('refuses a phone that is registered', async () => {
    await test.person('user', { phone: '+972502345678' });
    const answer = await upload([HEADING, NOA].join('\n')).expect(422);
    expect(answer.body).toMatchObject({
      rows: [{ row: 2, errors: { טלפון: ['הטלפון הזה כבר רשום במערכת.'] } }],
    });
  });

  it('imports a volunteer whose number a help seeker of another name has, and refuses the same name (rule 238)', async () => {
    const phone = '+972502345678';
    const father = await test.person('user', { phone, firstName: 'אברהם', lastName: 'לוי' });
    expect((await upload([HEADING, NOA].join('\n')).expect(200)).body.data).toEqual({ imported: 1 });
    const people: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM users WHERE phone = $1 ORDER BY id',
      [phone],
    );
    expect(people).toHaveLength(2);
    expect(people[0]).toEqual({ id: father.id });
    await test.person('user', { phone: '+972542345670', firstName: 'נועה', lastName: 'לוי' });
    const same = NOA.replace('050-2345678', '054-2345670');
    const { body } = await upload([HEADING, same].join('\n')).expect(422);
    expect(JSON.stringify(body.rows)).toContain('רשום');
  });

  it('refuses an address whose town is not known, and lists the rows under errors too', async () => {
    const answer = await upload([HEADING, 'נועה,לוי,050-2345678,אי שם,,,,'].join('\n')).expect(422);
    expect(answer.body.rows).toEqual([
      expect.objectContaining({ row: 2, errors: { כתובת: [expect.stringContaining('היישוב')] } }),
    ]);
    expect(answer.body.errors).toEqual(answer.body.rows);
  });

  it.each([
    ['signs without width', '\u200b\u2060,לוי', 'שם פרטי'],
    ['markup', 'נועה,<b>לוי', 'שם משפחה'],
    ['nothing but ink-less letters', '\u3164\u3164,לוי', 'שם פרטי'],
  ])('refuses a name of %s, as forms do', async (_what, names, column) => {
    const answer = await upload([HEADING, `${names},050-2345678,חיפה,,,,`].join('\n')).expect(422);
    expect(Object.keys(answer.body.rows[0].errors)).toEqual([column]);
  });

  it('removes NUL and characters that reverse the text around them', async () => {
    await upload([HEADING, 'נו\u0000עה,\u202eלוי\u202c,050-2345678,חיפה,,,,'].join('\n')).expect(200);
    expect((await volunteers()).map((row) => row.first_name)).toEqual(['נועה']);
  });

  it.each([
    [
      'one swollen string',
      () =>
        workbook([
          ['First name', 'Last name', 'Phone', 'Address'],
          ['x'.repeat(6_000_000), 'Levi', '050', 'Haifa'],
        ]),
    ],
    ['a few kilobytes that unpack to 220 MB', () => Promise.resolve(swollenWorkbook(220))],
  ])('refuses a workbook of %s, and goes on serving', async (_what, make) => {
    const content = await make();
    const before = process.memoryUsage().rss;
    expect((await upload(content, 'list.xlsx').expect(422)).body.code).toBe('FILE_UNREADABLE');
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(600);
    await test.http.get('/api/health').expect(200);
  });

  it('refuses a table with a cell or a row larger than any honest one', async () => {
    for (const cell of ['x'.repeat(40_000), ','.repeat(300)]) {
      expect((await upload([HEADING, `נועה,לוי,050-2345678,${cell}`].join('\n')).expect(422)).body.code).toBe(
        'FILE_UNREADABLE',
      );
    }
  });

  it('clears the remains of a dead process, and leaves those of a living one alone', async () => {
    const [gone, living] = [
      join(tmpdir(), 'karov-import-999999999-spec'),
      join(tmpdir(), `karov-upload-${process.ppid}-spec`),
    ];
    for (const folder of [gone, living]) await mkdir(folder, { recursive: true });
    new ImportLeftovers().onModuleInit();
    expect([existsSync(gone), existsSync(living)]).toEqual([false, true]);
    await rm(living, { recursive: true });
  });

  it.each([
    ['FILE_TYPE', 'x', 'list.xls'],
    ['FILE_EMPTY', '', 'list.csv'],
    ['FILE_EMPTY', HEADING, 'list.csv'],
    ['FILE_COLUMNS', 'a,b\n1,2', 'list.csv'],
    ['FILE_UNREADABLE', 'no workbook', 'list.xlsx'],
    ['FILE_LETTERS', Buffer.concat([Buffer.from([0x99, 0x8d, 0x2c]), Buffer.from('050')]), 'list.csv'],
  ])('answers %s on the file', async (code, content, name) => {
    expect((await upload(content, name).expect(422)).body).toMatchObject({
      code,
      errors: { file: [expect.any(String)] },
    });
  });

  it('requires a file', async () => {
    const answer = await test.http
      .post('/api/admin/volunteer/import')
      .set('Authorization', `Bearer ${admin.token}`)
      .expect(422);
    expect(answer.body).toMatchObject({ code: 'FILE_REQUIRED', errors: { file: [expect.any(String)] } });
  });

  it('reports its progress to its owner, and to nobody else', async () => {
    const key = randomUUID();
    await upload([HEADING, NOA].join('\n'), 'list.csv', key).expect(200);
    const path = `/api/admin/volunteer/import/${key}/progress`;
    const own = await test.http.get(path).set('Authorization', `Bearer ${admin.token}`).expect(200);
    expect(own.body).toEqual({ data: { phase: 'done', rows_done: 1, rows_total: 1 } });
    const other = await test.person('admin');
    await test.http.get(path).set('Authorization', `Bearer ${other.token}`).expect(404);
  });

  it('runs once under one key, however often it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload([HEADING, NOA].join('\n'), 'list.csv', key)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
    expect(await volunteers()).toHaveLength(1);
  });

  it('gives a sample whose people nobody imports by mistake, and into whose rows others can be written', async () => {
    const sample = await test.http
      .get('/api/admin/volunteer/import/sample')
      .set('Authorization', `Bearer ${admin.token}`)
      .responseType('blob')
      .expect(200);
    expect(sample.headers['content-disposition']).toContain('volunteers.xlsx');
    const untouched = await upload(sample.body as Buffer, 'volunteers.xlsx').expect(422);
    expect(untouched.body.rows.map((row: { errors: object }) => Object.keys(row.errors))).toEqual([
      ['שם פרטי'],
      ['שם פרטי'],
    ]);
    expect(await volunteers()).toEqual([]);
    const book = await new ExcelJS.Workbook().xlsx.load(sample.body);
    const sheet = book.worksheets[0];
    if (!sheet) throw new Error('the sample has no sheet');
    for (const row of [2, 3]) sheet.getRow(row).getCell(1).value = 'דנה';
    await upload(Buffer.from(await book.xlsx.writeBuffer()), 'volunteers.xlsx').expect(200);
    expect((await volunteers()).map((row) => row.first_name)).toEqual(['דנה', 'דנה']);
  });

  it('asks about an address whose town is incomplete, misspelt, shared or missing, and never mistakes one for another (rule 104)', async () => {
    const addresses = [
      'הרצל',
      'הרצל 5',
      '"הרצל 5, חיפא"',
      'רמות',
      'מגדל פלוני',
      '"ת.ד. 12, חיפה"',
      '"ליד המרפאה, כפר עציון"',
    ];
    const rows = addresses.map((address, at) => `נועה,לוי,+97250234560${at},${address}`);
    const { body } = await upload(
      Buffer.from(['שם פרטי,שם משפחה,טלפון,כתובת', ...rows].join('\n')),
      'list.csv',
    ).expect(422);
    expect(
      body.rows.map(({ row, errors }: { row: number; errors: object }) => [row, Object.keys(errors)]),
    ).toEqual([2, 3, 4, 5, 6, 7].map((row) => [row, ['כתובת']]));
  });

  describe('a file to be corrected', () => {
    const mending = (content: string | Buffer, token = admin.token) =>
      test.http
        .post('/api/admin/volunteer/import/mending')
        .set('Authorization', `Bearer ${token}`)
        .attach('file', Buffer.from(content), 'list.csv')
        .responseType('blob');

    async function sheetOf(answer: { body: ExcelJS.Buffer }): Promise<ExcelJS.Worksheet> {
      const [sheet] = (await new ExcelJS.Workbook().xlsx.load(answer.body)).worksheets;
      if (!sheet) throw new Error('the file has no sheet');
      return sheet;
    }
    const cells = (sheet: ExcelJS.Worksheet, row: number) =>
      Array.from({ length: sheet.columnCount }, (_, column) => sheet.getRow(row).getCell(column + 1).text);

    it('has the faulty rows on top with a description of their faults, then the others, and can be imported once it is corrected', async () => {
      const heading = 'שם פרטי,שם משפחה,טלפון,כתובת,הערה,רכב זמין';
      const faulty = '=1+1,לוי,052,אי שם,x,-';
      const answer = await mending([heading, 'נועה,לוי,+972502345678,חיפה,x,-', faulty].join('\n')).expect(
        200,
      );
      const sheet = await sheetOf(answer);
      expect(cells(sheet, 1)).toEqual([
        'שורה בקובץ',
        'מה לתקן',
        'שם פרטי',
        'שם משפחה',
        'טלפון',
        'כתובת',
        'רכב זמין',
      ]);
      const [row, words, ...values] = cells(sheet, 2);
      expect([row, ...values]).toEqual(['3', "'=1+1", 'לוי', '052', 'אי שם', "'-"]);
      expect(words).toMatch(/^טלפון: .+ כתובת: לא ברור באיזה יישוב/);
      expect(cells(sheet, 3)).toEqual(['2', '', 'נועה', 'לוי', "'+972502345678", 'חיפה', "'-"]);
      expect(await volunteers()).toEqual([]);

      sheet.getRow(2).getCell(5).value = '052-3456789';
      sheet.getRow(2).getCell(6).value = 'נצרת';
      await upload(Buffer.from(await sheet.workbook.xlsx.writeBuffer()), 'mended.xlsx').expect(200);
      expect((await volunteers()).map(({ first_name, phone }) => [first_name, phone])).toEqual([
        ['1+1', '+972523456789'],
        ['נועה', '+972502345678'],
      ]);
    });

    it('is in the reader’s language, recorded as an export, and leaves nothing of the file behind', async () => {
      const answer = await mending([HEADING, NOA, 'יוסף,,052,נצרת,,זכר,,'].join('\n'))
        .set('Content-Language', 'en-US')
        .expect(200);
      expect(cells(await sheetOf(answer), 2)[1]).toBe(
        'Last name: Please fill in this field. Phone: Enter a valid phone number.',
      );
      expect(
        await test.database.manager.query(
          `SELECT actor_id, new_values FROM activity_log WHERE action = 'exported' ORDER BY id DESC LIMIT 1`,
        ),
      ).toEqual([
        {
          actor_id: admin.id,
          new_values: { list: 'volunteers-to-mend.xlsx', role: 'admin', filter: { rows: 2, faulty: 1 } },
        },
      ]);
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`karov-upload-${process.pid}-`))).toEqual(
        [],
      );
    });

    it('says why a file is unreadable, and is closed to managers', async () => {
      const refused = await mending('a,b\n1,2').expect(422);
      expect(JSON.parse(String(refused.body))).toMatchObject({
        code: 'FILE_COLUMNS',
        errors: { file: [expect.any(String)] },
      });
      const { token } = await test.person('manager');
      await mending(HEADING, token).expect(403);
    });
  });

  it('accepts entries that an admin adds to the lists, refuses hidden ones, and names both correctly', async () => {
    const change = (sql: string) => test.database.manager.query(sql);
    await change(
      `INSERT INTO options (list, key, label_he, label_en, position) VALUES ('volunteer_interests', 'pets', 'טיפול בכלבים/חתולים', 'Pets', 99)`,
    );
    await change(
      `UPDATE options SET is_hidden = true WHERE list = 'volunteer_interests' AND key = 'evacuation'`,
    );
    const heading = 'First name,Last name,Phone,Address,Interests';
    try {
      const options = await test.http
        .post('/api/dropdowns/import/volunteers')
        .set('Authorization', `Bearer ${admin.token}`)
        .expect(200);
      expect(options.body.data.interests).toContainEqual({ id: 'pets', label: 'טיפול בכלבים/חתולים' });
      const sample = await test.http
        .get('/api/admin/volunteer/import/sample')
        .set('Authorization', `Bearer ${admin.token}`)
        .responseType('blob')
        .expect(200);
      const book = await new ExcelJS.Workbook().xlsx.load(sample.body);
      expect(JSON.stringify(book.worksheets[1]?.getSheetValues())).toContain('טיפול בכלבים/חתולים');
      await upload([heading, 'Noa,Levi,050-2345678,Haifa,"rides, טיפול בכלבים/חתולים"'].join('\n')).expect(
        200,
      );
      expect(await change(`SELECT interests FROM volunteer_information`)).toEqual([
        { interests: ['rides', 'pets'] },
      ]);
      const refused = await upload([heading, 'Dana,Levi,050-2345679,Haifa,evacuation'].join('\n'))
        .set('Content-Language', 'en-US')
        .expect(422);
      expect(refused.body.rows[0]).toMatchObject({
        row: 2,
        errors: { Interests: [expect.stringContaining('Pets')] },
      });
    } finally {
      await change(`DELETE FROM options WHERE key = 'pets'`);
      await change(`UPDATE options SET is_hidden = false WHERE key = 'evacuation'`);
    }
  });

  it('names the values that can be written', async () => {
    const answer = await test.http
      .post('/api/dropdowns/import/volunteers')
      .set('Authorization', `Bearer ${admin.token}`)
      .set('Content-Language', 'en-US')
      .expect(200);
    expect(answer.body.data.gender).toEqual([
      { id: 'male', label: 'Man' },
      { id: 'female', label: 'Woman' },
      { id: 'other', label: 'Other' },
    ]);
    expect(Object.keys(answer.body.data)).toEqual(['interests', 'languages', 'gender']);
  });

  it.each(['manager', 'volunteer', 'user'] as const)('is closed to a %s', async (role) => {
    const { token } = await test.person(role);
    await test.http
      .post('/api/admin/volunteer/import')
      .set('Authorization', `Bearer ${token}`)
      .attach('file', Buffer.from(HEADING), 'list.csv')
      .expect(403);
  });

  // fifty thousand rows, the maximum, are imported by `npm run bench -- import`
  it('imports ten thousand rows within bounded memory', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, n) => `שם,משפחה,${israeliMobile(n)},"הרצל ${n % 90}, חיפה",${israeliId(n)},נקבה,עברית,SMS`,
    );
    const before = process.memoryUsage().rss;
    await upload([HEADING, ...rows].join('\n')).expect(200);
    expect(
      await test.database.manager.query('SELECT count(*)::int AS count FROM volunteer_information'),
    ).toEqual([{ count: 10_000 }]);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
  }, 120_000);
});
