import type { DueNotification } from '../notifications.repository.js';
import { goesOver, looksAgainAt, providerSign, trierOf } from './provider.rules.js';

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

describe('what an attempt says of a provider', () => {
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
  ] as const)('%s, passing: %s, says %s', (code, retryable, sign) => {
    expect(providerSign({ ok: false, retryable, code })).toBe(sign);
  });
});

describe('a message whose provider is left out', () => {
  const onlySms = (channel: string): boolean => channel === 'sms';

  it('goes on at once where it presses and after ten minutes in any case, if another way is open', () => {
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

  it('tries it where that costs least: not one that presses and could go another way', () => {
    const urgent = { ...MESSAGE, id: 2, isUrgent: true };
    expect(trierOf([urgent, MESSAGE])?.id).toBe(1);
    expect(trierOf([urgent, { ...MESSAGE, id: 3, fallback: [] }, MESSAGE])?.id).toBe(3);
    expect(trierOf([])).toBeUndefined();
  });
});
