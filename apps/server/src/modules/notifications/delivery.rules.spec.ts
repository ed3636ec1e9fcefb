import { canWaitForDay, retryDelaySeconds, shouldGiveUp } from './delivery.rules.js';

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

describe('what lets somebody sleep', () => {
  it.each([
    ['otp', true, null, false],
    ['emergency', true, null, false],
    ['offer', true, null, true],
    ['offer', true, 7, false],
    ['event_need_check', false, 7, false],
    ['reminder', false, null, true],
  ] as const)('%s, urgent %s, of event %s: %s', (type, isUrgent, eventId, expected) => {
    expect(canWaitForDay({ type, isUrgent, eventId })).toBe(expected);
  });
});
