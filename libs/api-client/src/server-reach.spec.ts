import { jest } from '@jest/globals';
import { createServerReach } from './server-reach.js';

const START = new Date('2026-11-20T08:00:00Z').getTime();
const SECOND = 1000;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * SECOND);

describe('whether the server answers', () => {
  it('is in doubt once nothing was answered for a while since the last answer, until the next one', async () => {
    let isThere = false;
    const reach = createServerReach(() => Promise.resolve(isThere));
    const told = jest.fn();
    reach.subscribe(told);
    reach.asked();
    reach.answered(200);
    await pass(60);
    reach.asked();
    reach.answered(502);
    await pass(9);
    expect([reach.awaySince(), told.mock.calls.length]).toEqual([null, 0]);
    await pass(1);
    expect([reach.awaySince(), told.mock.calls.length]).toEqual([START, 1]);
    isThere = true;
    await pass(10);
    expect([reach.awaySince(), reach.lastHeard()]).not.toContain(START);
    expect([reach.awaySince(), told.mock.calls.length]).toEqual([null, 2]);
  });

  it('is not doubted because of a call that its page has left', async () => {
    const reach = createServerReach(() => Promise.resolve(true));
    reach.asked();
    await pass(60);
    expect(reach.awaySince()).toBeNull();
  });

  it('is known from any answer with content, also a refusal', async () => {
    const reach = createServerReach(() => Promise.resolve(false));
    reach.asked();
    await pass(11);
    expect(reach.awaySince()).toBe(START);
    reach.answered(404);
    expect(reach.awaySince()).toBeNull();
  });
});
