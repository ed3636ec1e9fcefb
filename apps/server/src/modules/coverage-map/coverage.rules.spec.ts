import { compareGaps, levelByPhone, levelOf, spreadOf, toldPeople, wholeKm } from './coverage.rules.js';

const REACH = { nearKm: 5, reachKm: 25 };

describe('the coverage of a locality', () => {
  it('reports median and worst over people, not over squares', () => {
    expect(
      spreadOf([
        { people: 1, km: 12.2 },
        { people: 5, km: 2.1 },
        { people: 1, km: 4 },
      ]),
    ).toEqual({ median: 3, worst: 13 });
    expect(spreadOf([{ people: 3, km: null }])).toEqual({ median: null, worst: null });
  });

  it('reports a distance in whole kilometres, never less than the width of a square', () => {
    expect([0, 0.4, 1.0, 1.2].map(wholeKm)).toEqual([1, 1, 1, 2]);
  });

  it('does not distinguish one person from two, nor nobody from nobody', () => {
    expect([0, 1, 2, 3].map(toldPeople)).toEqual([0, null, null, 3]);
  });

  it.each([
    ['nobody', { people: 4, free: 0, median: 3, worst: 26 }],
    ['nobody', { people: 4, free: 0, median: null, worst: null }],
    ['far', { people: 4, free: 0, median: 6, worst: 9 }],
    ['few', { people: 21, free: 1, median: 1, worst: 5 }],
    ['covered', { people: 20, free: 1, median: 1, worst: 25 }],
  ])('is %s', (level, found) => {
    expect(levelOf(found, REACH)).toBe(level);
  });

  it('has no distance by telephone', () => {
    expect([true, false].map(levelByPhone)).toEqual(['covered', 'nobody']);
  });

  it('puts gaps first: the level, then the worst distance, then the people', () => {
    const one = (
      name: string,
      level: 'nobody' | 'far' | 'covered',
      worst: number | null,
      people: number,
    ) => ({
      name,
      level,
      worst,
      people,
      free: 0,
      median: worst,
    });
    const rows = [
      one('covered', 'covered', 1, 900),
      one('far', 'far', 9, 5),
      one('nobody near', 'nobody', 40, 9),
      one('many', 'nobody', null, 8),
      one('one', 'nobody', null, 1),
    ];
    expect(rows.toSorted(compareGaps).map(({ name }) => name)).toEqual([
      'many',
      'one',
      'nobody near',
      'far',
      'covered',
    ]);
  });
});
