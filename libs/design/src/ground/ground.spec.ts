import { levelAt, type Outline, onSquare, PLACES } from './ground.js';

/**
 * Whether a position lies within any of the given outlines: if it does, a line from it to the east crosses
 * them an odd number of times.
 */
function isWithin(outlines: readonly Outline[], lat: number, lon: number): boolean {
  const { x, y } = onSquare(lat, lon);
  return outlines.some(({ corners }) => {
    let isInside = false;
    for (let at = 0; at + 1 < corners.length; at += 2) {
      const before = at === 0 ? corners.length - 2 : at - 2;
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [
        corners[before],
        corners[before + 1],
        corners[at],
        corners[at + 1],
      ];
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        isInside = !isInside;
    }
    return isInside;
  });
}

describe('the built-in base map', () => {
  it.each([7, 10, 15])('has land, sea and lakes where they are, at zoom %d', (zoom) => {
    const level = levelAt(zoom);
    if (!level) throw new Error('nothing is drawn');
    for (const [lat, lon] of [
      [31.78, 35.22],
      [32.79, 35.0],
      [31.25, 34.79],
    ] as const)
      expect(isWithin(level.land, lat, lon)).toBe(true);
    expect(isWithin(level.land, 32.1, 34.5)).toBe(false);
    expect(isWithin(level.lakes, 32.82, 35.59)).toBe(true);
    expect(isWithin(level.lakes, 31.6, 35.48)).toBe(true);
    expect(level.borders.length).toBeGreaterThan(0);
  });

  it('is finer the closer one looks', () => {
    const [northWest, southEast] = [onSquare(33, 34.4), onSquare(31.5, 35)];
    const isOnCoast = (x: number, y: number): boolean =>
      x > northWest.x && x < southEast.x && y > northWest.y && y < southEast.y;
    const cornersOfCoast = (zoom: number) =>
      (levelAt(zoom)?.land ?? []).flatMap(({ corners }) =>
        [...corners].filter((x, at) => at % 2 === 0 && isOnCoast(x, corners[at + 1] ?? 0)),
      ).length;
    expect(cornersOfCoast(7)).toBeGreaterThan(10);
    expect(cornersOfCoast(15)).toBeGreaterThan(cornersOfCoast(7));
    expect(levelAt(99)).toBe(levelAt(15));
  });

  it('names the larger places before the smaller, in both languages', () => {
    expect(PLACES.map(({ size }) => size)).toEqual(
      PLACES.map(({ size }) => size).toSorted((one, other) => other - one),
    );
    expect(PLACES.find(({ en }) => en === 'Haifa')).toMatchObject({ he: 'חיפה', size: 3 });
  });
});
