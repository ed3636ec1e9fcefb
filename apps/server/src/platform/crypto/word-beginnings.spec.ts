import { LIMITS } from '@karov/domain';
import { beginningsOf, hasWords, placeOf, soughtBeginnings } from './word-beginnings.js';

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
    ['כשהאינסולין נגמר', 'אינסולין'],
    ['ושהאינסולין', 'האינסולין'],
    ['וכשזלמנה באה', 'זלמנה'],
    ['ושלזלמנה', 'זלמנה'],
    ['נייד0547110088', '0547110088'],
    ['tel0547110088', '0547110088'],
    ['tel0547110088', 'tel054'],
    ['תרופה שלכם', 'שלכמ'],
    ['שלכמ', 'שלכם'],
    ['חלבים', 'חלבימ'],
    ['الدواء', 'دواء'],
    ['والدواء', 'دواء'],
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

  it('hold the longest text of a form, whatever stands in it', () => {
    let seed = 1;
    const letter = () => 'ובהלמשכ'[(seed = (seed * 48_271) % 2_147_483_647) % 7];
    const text = `${Array.from({ length: LIMITS.contactMessageMax - 9 }, letter).join('')} אינסולין`;
    expect(hasWords(text, 'אינסולין')).toBe(true);
  });

  it('keep a bounded number of beginnings', () => {
    const words = Array.from({ length: 40_000 }, (_, n) => `w${n}x`).join(' ');
    expect(beginningsOf(words)).toHaveLength(LIMITS.contactMessageMax * 12);
    expect(soughtBeginnings('מילה מילה')).toEqual(['מילה']);
  });

  it.each(['װאס שלום', 'ױד שלום', 'ﻻ شلوم'])('are looked for in %s, whose first sign folds to several letters, and the looking ends', (text) => {
    expect(placeOf(text, 'שלום')).toEqual(text.includes('שלום') ? { at: text.indexOf('שלום'), end: text.length } : null);
  });
});
