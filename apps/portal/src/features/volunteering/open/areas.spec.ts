import type { OpenPlace } from '@karov/api-client';
import { areasOf, pinsOf, requestsOf } from './areas.js';

const place = (id: number, area: OpenPlace['area']): OpenPlace => ({
  id,
  category: 'קניות',
  city: 'חיפה',
  state: 'haifa',
  area,
  at: id,
});
const at = (id: number, lat: number, lon: number) => place(id, { lat, lon });
/** Projects a degree to a hundred pixels. */
const project = ([lat, lon]: readonly [number, number]) => ({ x: lon * 100, y: lat * 100 });

describe('the pins of the map', () => {
  const areas = areasOf([at(1, 32, 35), at(2, 32, 35), at(3, 32.3, 35), at(4, 32.6, 35), place(5, null)]);

  it('hold what would lie over each other, and every request once', () => {
    const pins = pinsOf(areas, project, 48);
    expect(pins.map((pin) => requestsOf(pin).map(({ id }) => id))).toEqual([[1, 2, 3], [4]]);
  });

  it('part where there is room', () => {
    const pins = pinsOf(
      areas,
      (position) => ({ x: project(position).x * 2, y: project(position).y * 2 }),
      48,
    );
    expect(pins.map((pin) => requestsOf(pin).map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
  });

  it('are never nearer to each other than a fingertip', () => {
    const many = areasOf(
      Array.from({ length: 60 }, (_, id) => at(id, 32 + (id % 10) / 9, 35 + Math.floor(id / 10) / 7)),
    );
    const places = pinsOf(many, project, 48).map(({ position }) => project(position));
    const gaps = places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(48);
  });
});
