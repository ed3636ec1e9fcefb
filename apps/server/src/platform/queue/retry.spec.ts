import { retryDelaySeconds } from './retry.js';

describe('retrying', () => {
  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [6, 160],
    [7, 300],
    [20, 300],
  ])('waits after attempt %d for %d seconds', (attempts, seconds) => {
    expect(retryDelaySeconds(attempts)).toBe(seconds);
  });
});
