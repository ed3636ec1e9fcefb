import { ANY_MORNING } from '@karov/domain';
import { shouldGiveUp, waitsUntil } from './delivery.rules.js';

describe('retrying a message', () => {
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
  const near = new Date('2026-03-01T20:00:00Z');
  it.each([
    ['a code', { channel: 'call', isUrgent: true, eventId: null, canWaitUntil: null }, null],
    ['what is told at once', { channel: 'sms', isUrgent: false, eventId: null, canWaitUntil: null }, null],
    [
      'the same by telephone',
      { channel: 'call', isUrgent: false, eventId: null, canWaitUntil: null },
      ANY_MORNING,
    ],
    [
      'what can wait',
      { channel: 'sms', isUrgent: false, eventId: null, canWaitUntil: ANY_MORNING },
      ANY_MORNING,
    ],
    [
      'a call for a need that can wait',
      { channel: 'call', isUrgent: true, eventId: null, canWaitUntil: near },
      near,
    ],
    [
      'a call for one that begins soon',
      { channel: 'call', isUrgent: true, eventId: null, canWaitUntil: null },
      null,
    ],
    [
      'a question of an event by telephone',
      { channel: 'call', isUrgent: false, eventId: 7, canWaitUntil: null },
      null,
    ],
  ] as const)('%s', (_name, message, expected) => {
    expect(waitsUntil(message)).toEqual(expected);
  });
});
