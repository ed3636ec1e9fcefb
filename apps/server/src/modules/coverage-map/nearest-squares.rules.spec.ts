import fc from 'fast-check';
import { nearestSquares } from './nearest-squares.rules.js';

const square = fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -60, max: 60 }) });

describe('the way to the nearest free square', () => {
  it('equals the result of measuring each pair', () => {
    fc.assert(
      fc.property(
        fc.array(square, { minLength: 1, maxLength: 30 }),
        fc.array(square, { maxLength: 30 }),
        (from, within) => {
          const distanceOf = nearestSquares(from, within);
          for (const one of [...from, ...within]) {
            expect(distanceOf(one)).toBeCloseTo(
              Math.min(...from.map(({ x, y }) => Math.hypot(x - one.x, y - one.y))),
              9,
            );
          }
        },
      ),
    );
  });

  it('is none where nobody is free', () => {
    expect(nearestSquares([], [{ x: 1, y: 1 }])({ x: 1, y: 1 })).toBeNull();
  });
});
