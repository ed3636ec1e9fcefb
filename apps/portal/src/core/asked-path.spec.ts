import { jest } from '@jest/globals';
import { askedPath } from './asked-path.js';

describe('the page that sent somebody to the sign-in', () => {
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('is handed over once', () => {
    askedPath.keep('/messages');
    expect(askedPath.take()).toBe('/messages');
    expect(askedPath.take()).toBeNull();
  });

  it('does not decide where a sign-in of hours later leads', () => {
    jest.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') });
    askedPath.keep('/messages');
    jest.setSystemTime(new Date('2026-03-01T08:20:00Z'));
    expect(askedPath.take()).toBe('/messages');
    askedPath.keep('/messages');
    jest.setSystemTime(new Date('2026-03-01T09:00:00Z'));
    expect(askedPath.take()).toBeNull();
  });

  it('of an earlier version, or of another hand, is nothing', () => {
    sessionStorage.setItem('karov.asked', '/messages');
    expect(askedPath.take()).toBeNull();
  });
});
