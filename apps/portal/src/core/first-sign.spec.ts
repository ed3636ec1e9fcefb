import { jest } from '@jest/globals';

const fresh = async () => {
  jest.resetModules();
  const { firstSign } = await import('./first-sign.js');
  let isThere = false;
  void firstSign().then(() => (isThere = true));
  await Promise.resolve();
  return async () => Promise.resolve().then(() => isThere);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<h1 tabindex="-1">title</h1><input>';
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(['pointermove', 'touchstart', 'keydown', 'scroll'])(
  'somebody is there with the first %s',
  async (sign) => {
    const isThere = await fresh();
    expect(await isThere()).toBe(false);
    dispatchEvent(new Event(sign));
    expect(await isThere()).toBe(true);
  },
);

it('a control in focus is a sign, a heading is none', async () => {
  const isThere = await fresh();
  document.querySelector('h1')?.focus();
  expect(await isThere()).toBe(false);
  document.querySelector('input')?.focus();
  expect(await isThere()).toBe(true);
});

it('nobody waits longer than eight seconds', async () => {
  const isThere = await fresh();
  jest.advanceTimersByTime(7_999);
  expect(await isThere()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isThere()).toBe(true);
});
