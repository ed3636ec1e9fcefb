import { putBehind, wordsIn } from './ready-answer-words.js';

describe('a ready answer', () => {
  it('stands alone in an empty field, else on a line of its own behind the typed text', () => {
    expect(putBehind('  ', 'On the way.')).toBe('On the way.');
    expect(putBehind('Hello Miriam, ', 'On the way.')).toBe('Hello Miriam,\nOn the way.');
  });

  it('is taken in the language that is meant', () => {
    const answer = { text_he: 'בדרך', text_en: 'On the way' };
    expect([wordsIn('he-IL', answer), wordsIn('en-US', answer)]).toEqual(['בדרך', 'On the way']);
  });
});
