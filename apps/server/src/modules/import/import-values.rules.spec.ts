import {
  type Choice,
  cellText,
  neutralText,
  readChoice,
  readChoices,
  readDate,
  readYesNo,
  yearsBetween,
} from './import-values.rules.js';

describe('values of cells', () => {
  it.each([
    ['31/12/1990', '1990-12-31'],
    ['1.2.2020', '2020-02-01'],
    ['01-02-2020', '2020-02-01'],
    ['2020-02-29', '2020-02-29'],
    ['', null],
  ])('reads the date "%s"', (text, value) => expect(readDate(text)).toEqual({ ok: true, value }));

  it('reads a date cell', () =>
    expect(readDate(new Date('1990-12-31T00:00:00Z'))).toEqual({ ok: true, value: '1990-12-31' }));

  it.each(['31/02/2020', '2021-02-29', '12/31/1990', 'yesterday', '1/1/90'])(
    'refuses the date "%s"',
    (text) => expect(readDate(text)).toEqual({ ok: false }),
  );

  it.each([
    ['כן', true],
    ['Yes', true],
    ['1', true],
    ['לא', false],
    ['NO', false],
    ['0', false],
    ['', null],
  ])('reads "%s" as %s', (text, value) => expect(readYesNo(text)).toEqual({ ok: true, value }));

  it('refuses anything else as yes or no', () => expect(readYesNo('אולי')).toEqual({ ok: false }));

  it.each([
    ['=HYPERLINK("http://x","נועה")', 'HYPERLINK("http://x","נועה")'],
    ['+cmd', 'cmd'],
    ['-1+1', '1+1'],
    ['@SUM(A1)', 'SUM(A1)'],
    ['\t=1', '1'],
    ['בן-דוד', 'בן-דוד'],
  ])('neutralises %s', (text, neutral) => expect(neutralText(text)).toBe(neutral));

  it('drops invisible direction marks', () =>
    expect(cellText('\u200f050-1234567\u200e ')).toBe('050-1234567'));

  const LANGUAGES: Choice<string>[] = [
    { value: 'hebrew', labels: ['עברית', 'Hebrew'], words: ['עיברית'] },
    { value: 'signs', labels: ['שפת סימנים / תנועות', 'Signs, gestures'], words: ['סימנים'] },
    { value: 'other', labels: ['אחר', 'Other'], words: ['אחרת'] },
    { value: 'new', labels: ['אחרת', 'Different'], words: [] },
  ];

  it.each([
    ['hebrew', 'hebrew'],
    ['עברית', 'hebrew'],
    ['HEBREW', 'hebrew'],
    ['עיברית', 'hebrew'],
    [' שפת  סימנים / תנועות', 'signs'],
    ['אחרת', 'new'],
    ['קלינגונית', null],
    ['', null],
  ])('takes "%s" as %s', (text, value) => expect(readChoice(LANGUAGES, text)).toBe(value));

  it.each([
    ['עברית, אחר; עברית / סימנים', ['hebrew', 'other', 'signs']],
    ['Signs, gestures', ['signs']],
    ['hebrew|שפת סימנים / תנועות|other', ['hebrew', 'signs', 'other']],
    ['עברית, קלינגונית', ['hebrew', null]],
    [' , ;', []],
    ['', []],
  ])('reads "%s" as %j', (text, values) =>
    expect(readChoices(LANGUAGES, text).map(({ value }) => value)).toEqual(values),
  );

  it('counts full years', () => {
    expect(yearsBetween('2010-03-02', '2026-03-01')).toBe(15);
    expect(yearsBetween('2010-03-01', '2026-03-01')).toBe(16);
  });
});
