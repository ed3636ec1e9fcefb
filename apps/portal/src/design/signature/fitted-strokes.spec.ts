import { fittedStrokes, shrinkage } from './fitted-strokes.js';

const LYING = { width: 700, height: 180 };
const UPRIGHT = { width: 304, height: 180 };
const STROKE = [
  { x: 20, y: 10, time: 1 },
  { x: 300, y: 80, time: 2 },
  { x: 600, y: 100, time: 3 },
];

describe('strokes on a pad of another size', () => {
  it('stay as they are where they have room', () => {
    expect(fittedStrokes([STROKE], LYING)).toEqual([STROKE]);
    expect(fittedStrokes([[{ x: 100, y: 90 }]], UPRIGHT)).toEqual([[{ x: 100, y: 90 }]]);
  });

  it('are made smaller, all alike, where they have none', () => {
    expect(fittedStrokes([STROKE, [{ x: 100, y: 100, time: 4 }]], UPRIGHT)).toEqual([
      [
        { x: 10, y: 5, time: 1 },
        { x: 150, y: 40, time: 2 },
        { x: 300, y: 50, time: 3 },
      ],
      [{ x: 50, y: 50, time: 4 }],
    ]);
  });

  it('are copies, with dots as dots', () => {
    expect(fittedStrokes([STROKE], LYING)[0]).not.toBe(STROKE);
    expect(fittedStrokes([STROKE.slice(0, 2)], LYING)).toEqual([STROKE.slice(0, 1)]);
  });

  it('stay as they are on a pad without a size yet', () => {
    expect(shrinkage({ width: 10, height: 10 }, { width: 0, height: 0 })).toBe(1);
    expect(fittedStrokes([], UPRIGHT)).toEqual([]);
  });
});
