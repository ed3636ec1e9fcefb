import { fittingNames } from './fitting-names.js';

describe('names on a map', () => {
  const shown = (...names: { x: number; y: number; name: string }[]) =>
    fittingNames(names).map(({ name }) => name);

  it('are left out where they would lie on an earlier one, from either side', () => {
    expect(shown({ x: 100, y: 100, name: 'Haifa' }, { x: 130, y: 104, name: 'Nesher' })).toEqual(['Haifa']);
    expect(shown({ x: 100, y: 100, name: 'Haifa' }, { x: 70, y: 96, name: 'Tirat Karmel' })).toEqual([
      'Haifa',
    ]);
  });

  it('stand together where there is room beside, above or below', () => {
    expect(
      shown(
        { x: 100, y: 100, name: 'Haifa' },
        { x: 160, y: 100, name: 'Nesher' },
        { x: 100, y: 117, name: 'Atlit' },
      ),
    ).toEqual(['Haifa', 'Nesher', 'Atlit']);
  });

  it('make room for one that comes after a name that was left out itself', () => {
    expect(
      shown({ x: 0, y: 0, name: 'AAAA' }, { x: 30, y: 0, name: 'BBBB' }, { x: 60, y: 0, name: 'CCCC' }),
    ).toEqual(['AAAA', 'CCCC']);
  });
});
