import { beginningsOf, hasWords, soughtBeginnings } from './word-beginnings.js';

describe('words that are found by how they begin (rule 236)', () => {
  it.each([
    ['כדורים לסבתא', 'כדור'],
    ['כדורים לסבתא', 'סבתא'],
    ['כדורים לסבתא', 'סבתא כדורים'],
    ['והרופא אמר', 'רופא'],
    ['והרופא אמר', 'הרופא'],
    ['שבבית חולים', 'בית חול'],
    ['צריך אינסולין!', 'אינסולין'],
    ['(insulin), twice', 'INSULIN'],
    ['קומה ג׳', 'ג'],
    ['כֵּן, בבוקר', 'כן בוקר'],
    ['call 054-7110077', '7110077'],
    ['antihypertensives', 'antihypertensive'],
    ['a 😀 smile', 'smile'],
  ])('%j is found by %j', (text, search) => expect(hasWords(text, search)).toBe(true));

  it.each([
    ['תרופות לסבתא', 'רופות'],
    ['כדורים לסבתא', 'כדורים לסבא'],
    ['insulin', 'sulin'],
    ['insulin', 'i'],
    ['ורד', 'רד פרח'],
    ['milk', '!?'],
    ['milk', ''],
  ])('%j is not found by %j', (text, search) => expect(hasWords(text, search)).toBe(false));

  it('keep a bounded number of beginnings', () => {
    const words = Array.from({ length: 9000 }, (_, n) => `w${n}x`).join(' ');
    expect(beginningsOf(words)).toHaveLength(4000);
    expect(soughtBeginnings('מילה מילה')).toEqual(['מילה']);
  });
});
