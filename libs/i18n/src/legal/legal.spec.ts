import {
  fillLegal,
  fillPoliceForm,
  INSTRUCTION_READERS,
  type LegalBlock,
  type LegalSettings,
  type LegalText,
  type LegalTexts,
  legalSettingsOf,
  loadLegalTexts,
} from './index.js';

const SETTINGS: LegalSettings = {
  organization: 'נגיש לכולם',
  phone: '*6050',
  email: 'help@example.org',
  hours: '9:00-14:00',
  coordinator: 'דנה',
  coordinatorPhone: '03-5550100',
  coordinatorEmail: 'a11y@example.org',
  coordinatorAddress: 'הרצל 1, תל אביב',
  statementDate: '19/03/2024',
};

const linesOf = (block: LegalBlock): readonly string[] =>
  typeof block === 'string' ? [block] : block.points;
const wordsOf = ({ title, intro, sections }: LegalText): string[] => [
  title,
  ...intro,
  ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(linesOf)]),
];
const allOf = (texts: LegalTexts): LegalText[] => [
  texts.about,
  texts.terms,
  texts.privacy,
  texts.accessibility,
  texts.volunteerTerms,
  texts.police,
  ...INSTRUCTION_READERS.map((reader) => texts.instructions[reader]),
];
const shapeOf = ({ intro, sections }: LegalText) => [
  intro.length,
  ...sections.map(({ blocks }) => blocks.map((block) => linesOf(block).length)),
];

const [he, en] = await Promise.all([loadLegalTexts('he-IL'), loadLegalTexts('en-US')]);

it('says the same in both languages, point by point', () => {
  expect(allOf(en).map(shapeOf)).toEqual(allOf(he).map(shapeOf));
  expect(Object.entries(en.policeForm).map(([key, value]) => [key, value.length > 0])).toEqual(
    Object.entries(he.policeForm).map(([key, value]) => [key, value.length > 0]),
  );
  expect([en.policeForm.fields.length, en.policeForm.paragraphs.length]).toEqual([
    he.policeForm.fields.length,
    he.policeForm.paragraphs.length,
  ]);
});

it('speaks Hebrew in Hebrew and English in English', () => {
  const withoutHebrew = allOf(he)
    .flatMap(wordsOf)
    .filter((line) => !/[\u05d0-\u05ea]/.test(line));
  const withHebrew = allOf(en)
    .flatMap(wordsOf)
    .filter((line) => /[\u05d0-\u05ea]/.test(line));
  expect([withoutHebrew, withHebrew]).toEqual([[], []]);
});

it('leaves no gap once the settings are filled in', () => {
  const gaps = [he, en]
    .flatMap((texts) => [
      ...allOf(texts).flatMap((text) => wordsOf(fillLegal(text, SETTINGS))),
      ...Object.values(fillPoliceForm(texts.policeForm, SETTINGS)).flat(),
    ])
    .filter((line) => line.includes('%{'));
  expect(gaps).toEqual([]);
});

it('leaves out the office address and the coordinator that are not set', () => {
  for (const texts of [he, en]) {
    const lines = (settings: LegalSettings) => wordsOf(fillLegal(texts.accessibility, settings));
    const without = lines({ ...SETTINGS, coordinatorAddress: '', coordinator: '' });
    expect(lines(SETTINGS).filter((line) => line.includes('הרצל 1') || line.includes('דנה'))).toHaveLength(2);
    expect(without).toHaveLength(lines(SETTINGS).length - 2);
    expect(without.join()).not.toMatch(/%\{|undefined|: -/);
  }
});

it('shows an unknown setting as a gap', () => {
  expect(
    fillLegal({ title: '%{organization}: %{phone}', intro: [], sections: [] }, { organization: 'Karov' })
      .title,
  ).toBe('Karov: %{phone}');
});

it.each<[keyof LegalTexts, string[]]>([
  [
    'terms',
    [
      '18',
      '16',
      'SMS',
      'MMS',
      'WhatsApp',
      'non-commercial',
      'Israeli law',
      'Tel Aviv',
      'guardian',
      'registered databases',
    ],
  ],
  ['privacy', ['encrypted', 'who looked', 'delete', 'correct', '72 hours']],
  ['accessibility', ['IS 5568', 'WCAG 2.0', 'AA', 'coordinator', '%{statementdate}', 'Map tiles', 'axe']],
  [
    'volunteerTerms',
    [
      'police certificate',
      '20 years',
      'power of attorney',
      '100',
      '101',
      '102',
      'automatic dialling',
      'gifts',
      'once a year',
      'sexual harassment',
      'under 18',
      'photograph',
    ],
  ],
])('covers in %s each point of rule 112', (name, points) => {
  const text = en[name];
  const words = 'sections' in text ? wordsOf(text).join(' ').toLowerCase() : '';
  expect(points.filter((point) => !words.includes(point.toLowerCase()))).toEqual([]);
});

it('keeps hours in one piece, and numbers as they are dialled', () => {
  const told = { phone: '*6050', email: 'help@karov.example', hours: '9:00-14:00' };
  const accessibility = { coordinator: '', phone: '03-1234567', email: '', address: '', statement_date: '' };
  expect(legalSettingsOf({ organization_name: 'Karov', support: told, accessibility })).toMatchObject({
    phone: '*6050',
    email: told.email,
    hours: '9:00\u2060-\u206014:00',
    coordinatorPhone: '03-1234567',
  });
});
