import { OWNER_QUESTIONS } from '@karov/domain';
import {
  answersLeft,
  factsOf,
  heardAgainAt,
  isAnswer,
  questionOf,
  type ToldFacts,
  type Tries,
  withWrong,
} from './owner-question.rules.js';

const NOTHING: ToldFacts = { birthday: null, streets: [], contacts: [] };
const facts = factsOf({
  birthday: '1948-05-14',
  streets: ['רח׳ דוד המלך 12', 'Allenby St. 5'],
  contacts: [{ first: 'ג׳ורג׳', family: 'אבו־ריא' }],
});

describe('the question of an old number (rule 237)', () => {
  it.each(['1948', ' 14.5.1948', '١٩٤٨', '14/05/1948'])('accepts %s as the year of birth', (typed) =>
    expect(isAnswer(facts, 'birth_year', typed)).toBe(true),
  );

  it.each(['', '48', '1949', '19461947194819'])('does not accept %p as a year of birth', (typed) =>
    expect(isAnswer(facts, 'birth_year', typed)).toBe(false),
  );

  it.each(['דוד המלך', 'רחוב דוד-המלך 3', 'allenby', 'Allenby street'])('accepts %s as the street', (typed) =>
    expect(isAnswer(facts, 'street', typed)).toBe(true),
  );

  it.each(['', '12', 'רחוב', 'דוד', 'דוד המלך אלנבי', 'המלך דוד'])(
    'does not accept %p as a street',
    (typed) => expect(isAnswer(facts, 'street', typed)).toBe(false),
  );

  it.each(["ג'ורג'", 'גורג', 'ג׳ורג׳ אבו ריא'])('accepts %s as the contact', (typed) =>
    expect(isAnswer(facts, 'contact', typed)).toBe(true),
  );

  it.each(['', 'אבו ריא', 'ג׳ורג׳ מרים', 'ג'])('does not accept %p as a contact', (typed) =>
    expect(isAnswer(facts, 'contact', typed)).toBe(false),
  );

  it('asks what is known, always the same of the same person', () => {
    for (let turn = 0; turn < 128; turn += 1) {
      expect(questionOf(factsOf({ ...NOTHING, birthday: '1950-01-01' }), turn)).toBe('birth_year');
      expect(questionOf(facts, turn)).toBe(questionOf(facts, turn));
    }
    expect(new Set([0, 1, 2].map((turn) => questionOf(facts, turn))).size).toBe(3);
  });

  it('also asks a person who has disclosed nothing, and accepts no answer', () => {
    const none = factsOf({
      birthday: null,
      streets: ['12', 'רחוב'],
      contacts: [{ first: '', family: 'כהן' }],
    });
    expect(new Set([0, 1, 2].map((turn) => questionOf(none, turn)))).toEqual(new Set(OWNER_QUESTIONS));
    for (const kind of OWNER_QUESTIONS)
      for (const typed of ['', ' ', '0', 'null', 'כהן']) expect(isAnswer(none, kind, typed)).toBe(false);
  });
});

describe('how many answers are accepted (rule 237)', () => {
  const start = new Date('2026-03-01T10:00:00Z');
  const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
  const none: Tries = { wrong: 0, wrongToday: 0, dayBeganAt: null };
  const wrongAt = (...hours: number[]) => hours.reduce((tries, hour) => withWrong(tries, after(hour)), none);

  it.each([
    [[], 0, 3, null],
    [[0, 1], 2, 1, null],
    [[0, 1, 2], 3, 0, 24],
    [[0, 1, 2], 25, 3, null],
    [[0, 1, 2, 25, 26], 27, 1, null],
    [[0, 1, 2, 25, 26, 27], 28, 0, null],
    [[0, 1, 2, 25, 26, 27], 500, 0, null],
  ])('after wrong ones at %p, at hour %i: %i', (hours, now, left, heardAgain) => {
    const tries = wrongAt(...hours);
    expect(answersLeft(tries, after(now))).toBe(left);
    expect(heardAgainAt(tries, after(now))).toEqual(heardAgain === null ? null : after(heardAgain));
  });
});
