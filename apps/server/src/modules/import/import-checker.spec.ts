import { eachVolunteerFlag } from '@karov/domain';
import { type Checked, type CheckerPorts, ImportChecker } from './import-checker.js';
import { importChoices } from './import-choices.js';
import type { RowVolunteer } from './import-rows.rules.js';
import { describeRows } from './import-texts.js';

const HEADING = [
  'שם פרטי',
  'שם משפחה',
  'טלפון',
  'כתובת',
  'ת"ז',
  'תאריך לידה',
  'מגדר',
  'שפות',
  'רישיון נהיגה',
  'הערות',
];
const NOA = [
  'נועה',
  'לוי',
  '050-2345678',
  'הרצל 10, חיפה',
  '123456782',
  '31/12/1990',
  'נקבה',
  'עברית, English',
  'כן',
  'x',
];

const KNOWN = [
  'first_name',
  'last_name',
  'phone',
  'address',
  'id_number',
  'dob',
  'gender',
  'languages',
  'driving_license',
];

const CHOICES = importChoices({
  volunteer_gender: [
    { key: 'male', labels: ['גבר', 'Man'] },
    { key: 'female', labels: ['אישה', 'Woman'] },
    { key: 'unknown', labels: ['לא ידוע', 'Unknown'] },
  ],
  volunteer_languages: [
    { key: 'hebrew', labels: ['עברית', 'Hebrew'] },
    { key: 'english', labels: ['אנגלית', 'English'] },
    { key: 'tigrinya', labels: ['תיגרינית', 'Tigrinya'] },
  ],
  volunteer_interests: [],
});

async function check(
  rows: string[][],
  ports: Partial<CheckerPorts> = {},
): Promise<{ checked: Checked; accepted: RowVolunteer[] }> {
  const accepted: RowVolunteer[] = [];
  const checker = new ImportChecker({
    today: '2026-03-01',
    choices: CHOICES,
    isPlaced: () => true,
    takenPhones: () => Promise.resolve([]),
    accept: (batch) => Promise.resolve(void accepted.push(...batch)),
    progress: () => Promise.resolve(),
    kept: 1000,
    ...ports,
  });
  const table = (async function* () {
    for (const [index, cells] of rows.entries()) yield await Promise.resolve({ number: index + 1, cells });
  })();
  return { checked: await checker.check(table), accepted };
}

async function faults(
  change: Partial<Record<number, string>>,
  ports: Partial<CheckerPorts> = {},
): Promise<Record<string, string[]>> {
  const row = NOA.map((cell, index) => change[index] ?? cell);
  const { checked } = await check([HEADING, row], ports);
  return checked.kind === 'checked' ? (describeRows(checked.problems, 'en-US')[0]?.errors ?? {}) : {};
}

describe('lists as people have them (rule 231)', () => {
  const one = async (heading: string[], row: string[]): Promise<Partial<RowVolunteer> | undefined> =>
    (await check([heading, row])).accepted[0];
  const NAMES = ['שם פרטי', 'שם משפחה'];

  it.each([
    [['טלפון', 'נייד'], ['04-8123456', '050-2345678'], '+972502345678', ['+97248123456']],
    [['נייד', 'טלפון'], ['050-2345678', '04-8123456'], '+972502345678', ['+97248123456']],
    [['טלפון', 'נייד'], ['050-2345678', '04-8123456'], '+972502345678', ['+97248123456']],
    [['טלפון', 'נייד'], ['052-3456789', '050-2345678'], '+972502345678', ['+972523456789']],
    [['טלפון', 'נייד'], ['050-2345678', '+972 50 2345678'], '+972502345678', []],
    [['טלפון', 'נייד'], ['04-8123456', ''], '+97248123456', []],
    [['נייד'], ['‪+972 50‑234‑5678‬'], '+972502345678', []],
    [['טלפון סלולרי', 'טלפון בבית'], ['٠٥٠٢٣٤٥٦٧٨', 'tel:048123456'], '+972502345678', ['+97248123456']],
  ])('keep all telephones: %j of %j', async (columns, numbers, phone, otherPhones) => {
    expect(await one([...NAMES, 'כתובת', ...columns], ['נועה', 'לוי', 'חיפה', ...numbers])).toMatchObject({
      phone,
      otherPhones,
    });
  });

  it.each([
    [['רחוב', 'מספר בית', 'עיר'], ['הרצל', '10', 'חיפה'], 'הרצל 10, חיפה'],
    [['רחוב', 'מספר', 'יישוב'], ['הרצל', '10א', 'חיפה'], 'הרצל 10א, חיפה'],
    [['עיר', 'רחוב', 'מספר בית', 'דירה'], ['חיפה', 'הרצל', '10', '3'], 'הרצל 10 דירה 3, חיפה'],
    [['יישוב'], ['גבעת חיים'], 'גבעת חיים'],
    [['כתובת', 'עיר'], ['הרצל 10', 'חיפה'], 'הרצל 10, חיפה'],
    [['כתובת', 'עיר'], ['הרצל 10, קריית־גת', 'קריית גת'], 'הרצל 10, קריית־גת'],
    [['כתובת', 'עיר'], ['', 'חיפה'], 'חיפה'],
    [['Street', 'House number', 'City'], ['Herzl', '10', 'Haifa'], 'Herzl 10, Haifa'],
  ])('have the address in parts: %j of %j', async (columns, parts, address) => {
    expect(
      await one([...NAMES, 'טלפון', ...columns], ['נועה', 'לוי', '050-2345678', ...parts]),
    ).toMatchObject({ address });
  });

  it('have names of one letter', async () => {
    expect(await one(HEADING, ['א', "ב'", '050-2345678', 'חיפה'])).toMatchObject({
      firstName: 'א',
      lastName: "ב'",
    });
  });

  it('have a title and some text above the heading', async () => {
    const { checked, accepted } = await check([['רשימת מתנדבים'], ['עודכן', '1.1.2026'], HEADING, NOA]);
    expect(checked).toMatchObject({ kind: 'checked', rows: 1, columns: KNOWN });
    expect(accepted).toMatchObject([{ row: 4 }]);
  });

  it('name missing columns by the row that is most like a heading', async () => {
    const { checked } = await check([
      ['רשימה'],
      ['שם פרטי', 'שם משפחה', 'נייד'],
      ['נועה', 'לוי', '050-2345678'],
    ]);
    expect(checked).toEqual({ kind: 'columns missing', columns: ['address'] });
  });

  it('report a fault at the column that has it', async () => {
    const { checked } = await check([
      [...NAMES, 'טלפון', 'נייד', 'עיר'],
      ['נועה', 'לוי', '04-8123456', '05', 'x'],
      ['רון', 'לוי', '', '', ''],
    ]);
    expect(
      checked.kind === 'checked' &&
        describeRows(checked.problems, 'he-IL').map(({ errors }) => Object.keys(errors)),
    ).toEqual([['נייד'], ['נייד', 'עיר']]);
  });
});

describe('ImportChecker', () => {
  it('reads a valid row', async () => {
    const { checked, accepted } = await check([HEADING, NOA]);
    expect(checked).toEqual({ kind: 'checked', rows: 1, faultyRows: 0, problems: [], columns: KNOWN });
    expect(accepted).toEqual([
      expect.objectContaining({
        row: 2,
        firstName: 'נועה',
        lastName: 'לוי',
        phone: '+972502345678',
        address: 'הרצל 10, חיפה',
        idNumber: '123456782',
        dob: '1990-12-31',
        gender: 'female',
        languages: ['hebrew', 'english'],
        flags: { ...eachVolunteerFlag(() => null), driving_license: true },
        wayToProvideHelp: 'both',
        contactMethod: 'sms',
      }),
    ]);
  });

  it('reads headings in English, in any order, with stars', async () => {
    const { accepted } = await check([
      ['Phone *', 'Address', 'LAST NAME', 'first_name'],
      ['0502345678', 'Haifa', 'Levi', 'Noa'],
    ]);
    expect(accepted).toEqual([
      expect.objectContaining({ firstName: 'Noa', lastName: 'Levi', phone: '+972502345678' }),
    ]);
  });

  it('names the required columns that are missing', async () => {
    expect(
      (
        await check([
          ['שם פרטי', 'טלפון'],
          ['a', 'b'],
        ])
      ).checked,
    ).toEqual({ kind: 'columns missing', columns: ['last_name', 'address'] });
  });

  it('finds every fault of a row', async () => {
    expect(
      await faults({
        0: '',
        2: '12345',
        4: '123456789',
        5: '31/02/1990',
        6: 'אולי',
        7: 'קלינגונית',
        8: 'אולי',
      }),
    ).toEqual({
      'First name': ['Please fill in this field.'],
      Phone: ['Enter a valid phone number.'],
      'ID number': ['The ID number is not valid: its check digit is wrong.'],
      'Date of birth': ['Write a date that exists, such as 31/12/2025.'],
      Gender: ['“אולי” is not known. You can write: Man, Woman.'],
      Languages: ['“קלינגונית” is not known. You can write: Hebrew, English, Tigrinya.'],
      'Driving licence': ['Write yes or no.'],
    });
  });

  it.each(['תיגרינית', 'tigrinya', 'TIGRINYA'])(
    'accepts an entry that an admin has added to a list, written as %s',
    async (language) => {
      const { accepted } = await check([
        HEADING,
        NOA.map((cell, index) => (index === 7 ? `עברית / ${language}` : cell)),
      ]);
      expect(accepted).toEqual([expect.objectContaining({ languages: ['hebrew', 'tigrinya'] })]);
    },
  );

  it('does not accept entries that are no longer offered', async () => {
    expect(await faults({ 7: 'צרפתית' })).toEqual({
      Languages: ['“צרפתית” is not known. You can write: Hebrew, English, Tigrinya.'],
    });
  });

  it('refuses a person who is under sixteen, or not yet born', async () => {
    expect(await faults({ 5: '02/03/2010' })).toEqual({
      'Date of birth': ['Volunteers are at least 16 years old.'],
    });
    expect(await faults({ 5: '01/03/2010' })).toEqual({});
    expect(await faults({ 5: '01/01/2030' })).toEqual({
      'Date of birth': ['The date of birth is in the future.'],
    });
  });

  it('does not ask a check digit of people who are not citizens', async () => {
    const { checked } = await check([
      [...HEADING, 'אזרחות ישראלית'],
      [...NOA.map((cell, index) => (index === 4 ? '123456789' : cell)), 'לא'],
    ]);
    expect(checked).toMatchObject({ faultyRows: 0 });
  });

  it('finds a phone that occurs twice, however it is written, and one that is registered', async () => {
    const twin = NOA.map((cell, index) => (index === 2 ? '+972 50 234 5678' : cell));
    const { checked, accepted } = await check([HEADING, NOA, twin], {
      takenPhones: (rows) => Promise.resolve(rows.slice(0, 1).map(({ phone }) => phone)),
    });
    expect(
      checked.kind === 'checked' &&
        describeRows(checked.problems, 'he-IL').map((row) => [row.row, row.errors['טלפון']]),
    ).toEqual([
      [2, ['הטלפון הזה כבר רשום במערכת.']],
      [3, ['הטלפון הזה מופיע גם בשורה 2.', 'הטלפון הזה כבר רשום במערכת.']],
    ]);
    expect(accepted).toEqual([]);
  });

  it('shows the words of a faulty row under its columns’ names', async () => {
    const { checked } = await check([HEADING, ['נועה', '', '1']]);
    expect(checked.kind === 'checked' && describeRows(checked.problems, 'he-IL')[0]?.values).toEqual({
      'שם פרטי': 'נועה',
      טלפון: '1',
    });
  });

  it('shows at most a thousand faulty rows and counts them all', async () => {
    const { checked } = await check([HEADING, ...Array.from({ length: 2500 }, () => ['', '', '', ''])]);
    expect(checked).toMatchObject({ rows: 2500, faultyRows: 2500 });
    expect(checked.kind === 'checked' && checked.problems).toHaveLength(1000);
  });

  it('reports its progress', async () => {
    const seen: number[] = [];
    await check([HEADING, ...Array.from({ length: 2500 }, () => NOA)], {
      progress: (done) => Promise.resolve(void seen.push(done)),
    });
    expect(seen).toEqual([1000, 2000, 2500]);
  });
});
