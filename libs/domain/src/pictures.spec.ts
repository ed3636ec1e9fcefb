import { LIMITS } from './limits.js';
import { pictureProblem, thumbnailOf } from './pictures.js';

describe('a picture that is chosen', () => {
  it.each([
    ['image/jpeg', LIMITS.chatPictureMaxBytes, null],
    ['image/jpeg', LIMITS.chatPictureMaxBytes + 1, 'tooLarge'],
    ['image/heic', 1, 'wrongType'],
    ['', 1, 'wrongType'],
  ])('of the type "%s" and %d bytes: %s', (type, size, problem) => {
    expect(pictureProblem({ type, size })).toBe(problem);
  });
});

describe('a picture among messages', () => {
  it.each([
    [1600, 1200, 240, 180],
    [1200, 1600, 180, 240],
    [40, 30, 40, 30],
    [1600, 1, 240, 1],
  ])('of %d by %d stands %d by %d', (width, height, shownWidth, shownHeight) => {
    expect(thumbnailOf({ width, height })).toEqual({ width: shownWidth, height: shownHeight });
  });
});
