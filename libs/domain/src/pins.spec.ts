import { metresBetweenPins, nearestFirst, positionOfPin } from './pins.js';

const UNKNOWN = { lt: null, lng: null };

describe('pins on a map', () => {
  it('are absent when the place is unknown, and on the equator when the place is there', () => {
    expect(positionOfPin(UNKNOWN)).toBeNull();
    expect(positionOfPin({ lt: 0, lng: 0 })).toEqual({ lat: 0, lon: 0 });
  });

  it('have no distance when one of them is unknown', () => {
    expect(metresBetweenPins({ lt: 32, lng: 35 }, UNKNOWN)).toBeNull();
    expect(metresBetweenPins({ lt: 32, lng: 35 }, { lt: 32, lng: 35 })).toBe(0);
  });

  it('are ordered by distance, unknown ones last', () => {
    expect([null, 20, null, 3].toSorted(nearestFirst)).toEqual([3, 20, null, null]);
  });
});
