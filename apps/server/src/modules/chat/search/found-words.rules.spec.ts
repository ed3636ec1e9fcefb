import { beginningOf, foundIn } from './found-words.rules.js';

describe('the words around what was found', () => {
  it.each([
    ['Bring MILK please', 'milk', { before: 'Bring ', found: 'MILK', after: ' please' }],
    ['איפה החלב שלי', 'החלב', { before: 'איפה ', found: 'החלב', after: ' שלי' }],
    ['nothing', 'milk', { before: 'nothing', found: '', after: '' }],
  ])('stand before and after them: %s', (text, words, cut) => {
    expect(foundIn(text, words)).toEqual(cut);
  });

  it('are not longer than a line', () => {
    const { before, after } = foundIn(`${'a'.repeat(100)}x${'b'.repeat(100)}`, 'x');
    expect([before, after]).toEqual([`…${'a'.repeat(60)}`, `${'b'.repeat(60)}…`]);
    expect(beginningOf('a'.repeat(200))).toHaveLength(121);
  });
});
