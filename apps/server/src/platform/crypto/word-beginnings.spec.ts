import { LIMITS } from '@karov/domain';
import { beginningsOf, hasWords, placeOf, soughtBeginnings, soughtIn } from './word-beginnings.js';

describe('words that are found by their beginning (rule 236)', () => {
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
    ['ושלכשבהמזלמנה', 'זלמנה'],
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
    ['ושלכשבהמלזלמנה', 'זלמנה'],
    ['milk', ''],
  ])('%j is not found by %j', (text, search) => expect(hasWords(text, search)).toBe(false));

  it('hold the longest text of a form, whatever it contains', () => {
    let seed = 1;
    const letter = () => 'ובהלמשכ'[(seed = (seed * 48_271) % 2_147_483_647) % 7];
    const text = `${Array.from({ length: LIMITS.contactMessageMax - 9 }, letter).join('')} אינסולין`;
    expect(hasWords(text, 'אינסולין')).toBe(true);
  });

  it('keep a bounded number of beginnings, so that no text delays the others', () => {
    const distinct = Array.from({ length: 400_000 }, (_, n) => `abcdefg${n}`).join(' ');
    expect(beginningsOf(distinct).length).toBeLessThanOrEqual(8000);
    expect(beginningsOf(`${distinct} אינסולין`)).not.toContain('אינסולינ');
    expect(beginningsOf('ובהלמשכ'.repeat(700)).length).toBeLessThanOrEqual(9 * 11);
  });

  it('first leave out what follows a prefix particle, and never a word as it is written', () => {
    const word = (n: number): string =>
      [...n.toString(7).padStart(12, '0')].map((digit) => 'ובהלמשכ'[Number(digit)] ?? '').join('');
    const words = Array.from({ length: 380 }, (_, n) => word((n * 7_368_787) % 7 ** 11));
    const found = new Set(beginningsOf(`${words.join(' ')} אינסולין`));
    expect(found.size).toBe(8000);
    expect(words.every((one) => found.has(one))).toBe(true);
    expect(found.has('אינסולינ')).toBe(true);
  });

  it('are looked for up to fifty at once', () => {
    expect(soughtBeginnings('מילה מילה')).toEqual(['מילה']);
    expect(soughtBeginnings(Array.from({ length: 9000 }, (_, n) => `w${n}`).join(' '))).toHaveLength(50);
  });

  it.each(['װאס שלום', 'ױד שלום', 'ﻻ شلوم'])(
    'are searched for in %s, whose first character folds to several letters, and the search ends',
    (text) => {
      expect(placeOf(text, soughtIn('שלום'))).toEqual(
        text.includes('שלום') ? { at: text.indexOf('שלום'), end: text.length } : null,
      );
    },
  );

  it('are each searched for once, as many as the index is asked for, and no further than the first match', () => {
    expect(soughtIn('אא '.repeat(33)).map(({ beginning }) => beginning)).toEqual([
      'אא '.repeat(33).trim(),
      'אא',
    ]);
    expect(soughtIn(Array.from({ length: 9000 }, (_, n) => `w${n}`).join(' '))).toHaveLength(51);
    const asked: string[] = [];
    const counting = soughtIn('אא בב גג').map((one) => ({
      ...one,
      get beginning() {
        asked.push(one.beginning);
        return one.beginning;
      },
    }));
    expect(placeOf('בב אא גג', counting)).toEqual({ at: 3, end: 5 });
    expect(new Set(asked)).toEqual(new Set(['אא בב גג', 'אא']));
  });
});
