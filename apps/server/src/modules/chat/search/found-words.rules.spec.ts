import { beginningOf, cuttingAround } from './found-words.rules.js';

describe('the words around a match', () => {
  it.each([
    ['Bring MILK please', 'milk', { before: 'Bring ', found: 'MILK', after: ' please' }],
    ['איפה החלב שלי', 'החלב', { before: 'איפה ', found: 'החלב', after: ' שלי' }],
    ['גלחלב חלב', 'חלב', { before: 'גלחלב ', found: 'חלב', after: '' }],
    ['כשהאינסולין נגמר', 'אינסולין', { before: 'כשה', found: 'אינסולין', after: ' נגמר' }],
    ['וְהָאִינְסוּלִין נגמר', 'אינסולין', { before: 'וְהָ', found: 'אִינְסוּלִין', after: ' נגמר' }],
    ['צה״ל ג׳ורג׳', "ג'ורג", { before: 'צה״ל ', found: 'ג׳ורג', after: '׳' }],
    ['שלכם תמיד', 'שלכמ', { before: '', found: 'שלכם', after: ' תמיד' }],
    ['JOSÉ came', 'jose', { before: '', found: 'JOSÉ', after: ' came' }],
    ['נייד0547110088', '0547', { before: 'נייד', found: '0547', after: '110088' }],
    ['والدواء', 'دواء', { before: 'وال', found: 'دواء', after: '' }],
    ['יש חלב  טרי', 'חלב טרי', { before: 'יש ', found: 'חלב  טרי', after: '' }],
    ['שלום ושלום', 'אין שלום', { before: '', found: 'שלום', after: ' ושלום' }],
    ['antihypertensives now', 'antihypertensive', { before: '', found: 'antihypertensive', after: 's now' }],
    ['\ue000 ,- a 😀 smile', 'smile', { before: '\ue000 ,- a 😀 ', found: 'smile', after: '' }],
    ['אמר ﷺ שלום', 'وسلم', { before: 'אמר ', found: 'ﷺ', after: ' שלום' }],
    ['nothing', 'milk', { before: 'nothing', found: '', after: '' }],
  ])('come before and after it: %s', (text, words, cut) => {
    expect(cuttingAround(words)(text)).toEqual(cut);
  });

  it('are not longer than a line', () => {
    const { before, after } = cuttingAround('x')(`${'a'.repeat(100)} x${'b'.repeat(100)}`);
    expect([before, after]).toEqual([`…${'a'.repeat(59)} `, `${'b'.repeat(60)}…`]);
    expect(beginningOf('a'.repeat(200))).toHaveLength(121);
  });
});
