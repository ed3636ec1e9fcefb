import { isPrivateAddress } from './public-lookup.js';
import { retrySeconds } from './push.rules.js';
import { isKnownEndpoint } from './push-endpoint.js';

const SERVICES = { hosts: ['fcm.googleapis.com', '*.push.apple.com'], allowsPlain: false };

describe('isKnownEndpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://evilpush.apple.com.example/abc', false],
    ['https://evil-push.apple.com/abc', false],
    ['https://fcm.googleapis.com@example.org/abc', false],
    ['https://10.0.0.1/abc', false],
  ])('%s: %s', (endpoint, isKnown) => expect(isKnownEndpoint(endpoint, SERVICES)).toBe(isKnown));
});

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '172.31.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('%s is', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['142.250.1.1', '8.8.8.8', '2a00:1450::1'])('%s is not', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('retrySeconds', () => {
  it('doubles, follows the push service’s own delay within reason, and ends', () => {
    expect([1, 2, 3, 7].map((attempts) => retrySeconds(attempts, null))).toEqual([5, 10, 20, 300]);
    expect(retrySeconds(1, 90)).toBe(90);
    expect(retrySeconds(1, 1_000_000)).toBe(3600);
    expect(retrySeconds(8, null)).toBeNull();
  });
});
