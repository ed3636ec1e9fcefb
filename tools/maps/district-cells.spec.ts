import { DISTRICT_CELLS } from '@karov/design/district-cells';
import { DISTRICTS } from '@karov/domain';
import { LOCALITIES } from '../../apps/server/src/modules/places/locality.js';
import { QUARTERS } from '../../apps/server/src/modules/places/quarter.js';
import { districtCells, sitesOf } from './district-cells.js';
import { areaOf, isWithin } from './plane.js';

const pairs = (flat: readonly number[]): [lat: number, lon: number][] =>
  flat.flatMap((lat, index): [number, number][] => {
    const lon = flat[index + 1];
    return index % 2 === 0 && lon !== undefined ? [[lat, lon]] : [];
  });
const shapes = DISTRICT_CELLS.map(({ key, pieces, middle }) => ({
  key,
  pieces: pieces.map((piece) => piece.map(pairs)),
  middle,
}));
const districtsAt = (point: readonly [number, number]) =>
  shapes.filter(({ pieces }) => pieces.some((piece) => isWithin(point, piece))).map(({ key }) => key);

const SITES = sitesOf(LOCALITIES, QUARTERS);

describe('the districts as cells', () => {
  it('are stored as the localities and the land define them', () => {
    expect(DISTRICT_CELLS).toEqual(districtCells(SITES));
  });

  it('have every locality in the cell of its own district and in no other', () => {
    const wrong = SITES.filter(({ lat, lon, district }) => districtsAt([lat, lon]).join() !== district);
    expect(wrong).toEqual([]);
  });

  it('are all of them, each around its own middle', () => {
    expect(shapes.map(({ key }) => key)).toEqual(DISTRICTS.map(({ key }) => key));
    expect(shapes.filter(({ key, middle }) => districtsAt(middle).join() !== key)).toEqual([]);
  });

  it('cover neither the sea, nor the Gaza strip, nor the neighbours', () => {
    for (const point of [
      [32.1, 34.6],
      [31.42, 34.36],
      [31.5, 34.45],
      [31.9, 35.7],
      [33.4, 35.4],
      [30.5, 34.2],
    ] as const)
      expect(districtsAt(point)).toEqual([]);
  });
});

describe('a plane', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const hole = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 6],
  ] as const;

  it('knows areas, and what lies in a piece but not in its hole', () => {
    expect([areaOf(square), areaOf(hole)]).toEqual([100, 4]);
    expect([
      isWithin([1, 1], [square, hole]),
      isWithin([5, 5], [square, hole]),
      isWithin([11, 5], [square, hole]),
    ]).toEqual([true, false, false]);
  });
});
