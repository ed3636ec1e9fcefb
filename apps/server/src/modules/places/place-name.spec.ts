import { allowedMistakes, comparable, mistakesBetween } from './place-name.js';

describe('comparable', () => {
  it.each([
    ['קריית שמונה', 'קרית שמונה'],
    ['תל אביב - יפו', 'תל-אביב–יפו'],
    ['ת"א', 'ת״א'],
    ['חֵיפָה', 'חיפה'],
    ["Be'er Sheva", 'beer sheva'],
    ['  Tel   Aviv ', 'tel aviv'],
    ['ראשון', 'ראשונ'],
  ])('treats %s and %s as the same', (a, b) => expect(comparable(a)).toBe(comparable(b)));

  it('keeps different names apart', () => expect(comparable('רמת גן')).not.toBe(comparable('רמת השרון')));
});

describe('mistakesBetween', () => {
  it.each([
    ['חיפה', 'חיפה', 0],
    ['חיפא', 'חיפה', 1],
    ['אשדד', 'אשדוד', 1],
    ['haiaf', 'haifa', 1],
    ['nahria', 'nahariya', 2],
  ])('counts %s → %s as %d', (a, b, mistakes) => expect(mistakesBetween(a, b, 2)).toBe(mistakes));

  it('stops counting above the limit', () => {
    expect(mistakesBetween('אילת', 'ירושלים', 2)).toBe(3);
    expect(mistakesBetween('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('allows a name of %d letters %d mistakes', (length, mistakes) =>
  expect(allowedMistakes(length)).toBe(mistakes),
);
