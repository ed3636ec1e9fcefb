import { SeededRandom } from '../../../testing/seeded-random.js';
import { Numbers } from './numbers.js';

describe('Numbers', () => {
  it('numbers ids in order of appearance, as a Map would', () => {
    const random = new SeededRandom(17);
    const ids = Array.from({ length: 50_000 }, (_, index) =>
      Math.floor(random.between(0, index % 3 === 0 ? 2 ** 31 : 9000)),
    );
    const known = new Map([...new Set(ids)].map((id, number) => [id, number]));
    const numbers = new Numbers();
    expect(ids.map((id) => numbers.of(id))).toEqual(ids.map((id) => known.get(id)));
    expect(numbers.size).toBe(known.size);
  });

  it('keeps ids apart that belong in the same slot', () => {
    const numbers = new Numbers();
    const alike = Array.from({ length: 400 }, (_, index) => index * 1024 * 1024);
    expect(alike.map((id) => numbers.of(id))).toEqual([...alike.keys()]);
    expect(alike.map((id) => numbers.of(id))).toEqual([...alike.keys()]);
  });
});
