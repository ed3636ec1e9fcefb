import { retryDelaySeconds, shouldGiveUp } from './delivery.rules.js';

describe('retrying a message', () => {
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

  it.each([
    ['few attempts, no secret', 7, null, false],
    ['eight attempts', 8, null, true],
    ['a link that is still alive', 1, '2026-01-01T10:00:01Z', false],
    ['a link that is over', 1, '2026-01-01T10:00:00Z', true],
  ])('%s', (_name, attempts, expiry, givesUp) => {
    const secretExpiresAt = expiry === null ? null : new Date(expiry);
    expect(shouldGiveUp({ attempts, secretExpiresAt }, new Date('2026-01-01T10:00:00Z'))).toBe(givesUp);
  });
});
