import { groupedBy } from './grouped-by.js';

describe('grouping', () => {
  it('keeps the order of items, and of keys by their first item', () => {
    const words = ['bee', 'ant', 'boar', 'ape'];
    expect([...groupedBy(words, (word) => word[0])]).toEqual([
      ['b', ['bee', 'boar']],
      ['a', ['ant', 'ape']],
    ]);
    expect(groupedBy([], String).size).toBe(0);
  });
});
