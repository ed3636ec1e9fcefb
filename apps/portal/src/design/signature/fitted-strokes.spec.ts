import { fittedStrokes, scaleBetween } from './fitted-strokes.js';

const UPRIGHT = { width: 320, height: 176 };
const LYING = { width: 700, height: 176 };
const SMALL = { width: 160, height: 176 };
const STROKE = [
  { x: 10, y: 20, time: 1 },
  { x: 300, y: 150, time: 2 },
  { x: 310, y: 160, time: 3 },
];

describe('what was drawn on a pad of another size', () => {
  it('keeps its form, and all of it has room', () => {
    expect(scaleBetween(UPRIGHT, LYING)).toBe(1);
    expect(fittedStrokes([STROKE], UPRIGHT, LYING)).toEqual([STROKE]);
    expect(fittedStrokes([STROKE], UPRIGHT, SMALL)).toEqual([
      [
        { x: 5, y: 10, time: 1 },
        { x: 150, y: 75, time: 2 },
        { x: 155, y: 80, time: 3 },
      ],
    ]);
  });

  it('is a copy, with dots as dots', () => {
    const [drawn] = fittedStrokes([STROKE], UPRIGHT, UPRIGHT);
    expect(drawn).not.toBe(STROKE);
    expect(fittedStrokes([STROKE.slice(0, 2)], UPRIGHT, UPRIGHT)).toEqual([STROKE.slice(0, 1)]);
  });

  it('stays as it is where a pad has no size yet', () => expect(scaleBetween({ width: 0, height: 0 }, UPRIGHT)).toBe(1));
});
