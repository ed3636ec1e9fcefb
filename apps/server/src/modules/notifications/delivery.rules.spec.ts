import { ANY_MORNING } from '@karov/domain';
import { goesOver, looksAgainAt, providerSign, shouldGiveUp, trierOf, waitsUntil } from './delivery.rules.js';
import type { DueNotification } from './notifications.repository.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const MESSAGE: DueNotification = {
  id: 1,
  type: 'system',
  receiverId: 1,
  channel: 'sms',
  sendTo: '+972501234567',
  fallback: ['call', 'email'],
  locale: 'he-IL',
  message: '',
  secretKind: null,
  secretId: null,
  secretExpiresAt: null,
  isUrgent: false,
  isPressing: false,
  canWaitUntil: null,
  broadcastId: null,
  attempts: 1,
  eventId: null,
  createdAt: NOW,
};

describe('what an attempt shows about a provider', () => {
  it.each([
    ['twilio:20429', true, 'fails'],
    ['twilio:20500', true, 'fails'],
    ['twilio:unreachable', true, 'fails'],
    ['twilio:garbage', true, 'fails'],
    ['smtp:unreachable', true, 'fails'],
    ['smtp:421', true, 'fails'],
    ['provider:unknown', true, 'fails'],
    ['twilio:20003', false, 'fails'],
    ['smtp:535', false, 'fails'],
    ['twilio:21211', false, 'works'],
    ['smtp:550', false, 'works'],
    ['smtp:450', true, 'nothing'],
    ['smtp:4.2.1', true, 'nothing'],
    ['smtp:4.7.1', true, 'nothing'],
    ['smtp:4.3.2', true, 'fails'],
    ['smtp:5.7.8', false, 'fails'],
    ['smtp:5.1.1', false, 'works'],
    ['secret:over', false, 'nothing'],
    ['sms:not-configured', false, 'nothing'],
  ] as const)('%s, temporary: %s, shows %s', (code, retryable, sign) => {
    expect(providerSign({ ok: false, retryable, code })).toBe(sign);
  });
});

describe('a message whose provider is left out', () => {
  const onlySms = (channel: string): boolean => channel === 'sms';

  it('goes on at once if it is urgent, and after ten minutes in any case, if another way is open', () => {
    expect(goesOver(MESSAGE, onlySms, NOW)).toBe(false);
    expect(goesOver({ ...MESSAGE, isUrgent: true }, onlySms, NOW)).toBe(true);
    expect(goesOver({ ...MESSAGE, isPressing: true }, onlySms, NOW)).toBe(true);
    expect(goesOver(MESSAGE, onlySms, new Date(NOW.getTime() + 600_000))).toBe(true);
    expect(goesOver({ ...MESSAGE, isUrgent: true }, () => true, NOW)).toBe(false);
    expect(goesOver({ ...MESSAGE, isUrgent: true, fallback: [] }, onlySms, NOW)).toBe(false);
  });

  it('looks again when the pause is over, and soon while another one tries', () => {
    const skippedUntil = new Date(NOW.getTime() + 60_000);
    const state = { channel: 'sms', failingSince: NOW, skippedUntil, isTried: false } as const;
    expect(looksAgainAt(state, NOW)).toEqual(skippedUntil);
    expect(looksAgainAt({ ...state, isTried: true }, NOW)).toEqual(new Date(NOW.getTime() + 5000));
  });

  it('tries it where that costs least: not with one that is urgent and could go another way', () => {
    const urgent = { ...MESSAGE, id: 2, isUrgent: true };
    expect(trierOf([urgent, MESSAGE])?.id).toBe(1);
    expect(trierOf([urgent, { ...MESSAGE, id: 3, fallback: [] }, MESSAGE])?.id).toBe(3);
    expect(trierOf([])).toBeUndefined();
  });
});

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

describe('messages that let somebody sleep', () => {
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
