import { LIMITS } from './limits.js';
import { CHAT_PICTURE_SIDE, isPictureSentAsItIs, pictureProblem, shrunk, thumbnailOf } from './pictures.js';

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

describe('a picture that is sent', () => {
  it.each([
    ['image/jpeg', 200_000, true],
    ['image/jpeg', 4_000_000, false],
    ['image/heic', 200_000, false],
  ])('of the type "%s" and %d bytes goes as it is: %s', (type, size, expected) => {
    expect(isPictureSentAsItIs({ type, size })).toBe(expected);
  });

  it('keeps its shape, and is never made larger', () => {
    expect(shrunk({ width: 8000, height: 6000 }, CHAT_PICTURE_SIDE)).toEqual({ width: 1600, height: 1200 });
    expect(shrunk({ width: 300, height: 900 }, CHAT_PICTURE_SIDE)).toEqual({ width: 300, height: 900 });
  });
});

describe('a picture among messages', () => {
  it.each([
    [1600, 1200, 240, 180],
    [1200, 1600, 180, 240],
    [40, 30, 40, 30],
    [1600, 1, 240, 1],
  ])('of %d by %d is shown %d by %d', (width, height, shownWidth, shownHeight) => {
    expect(thumbnailOf({ width, height })).toEqual({ width: shownWidth, height: shownHeight });
  });
});
