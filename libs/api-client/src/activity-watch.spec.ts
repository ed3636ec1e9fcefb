import { jest } from '@jest/globals';
import { watchActivity } from './activity-watch.js';

const page = new EventTarget();
let told: (boolean | 'left')[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  stop = watchActivity(page, { report: (isActive) => told.push(isActive), leave: () => told.push('left') });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

it('reports at once, and quiet once after 60 seconds without input', () => {
  pass(59);
  expect(told).toEqual([true]);
  pass(1);
  expect(told).toEqual([true, false]);
  pass(600);
  expect(told).toEqual([true, false]);
});

it.each(['mousemove', 'keydown', 'click', 'scroll'])(
  'reports the return with the next %s, without delay',
  (input) => {
    pass(61);
    page.dispatchEvent(new Event(input));
    expect(told).toEqual([true, false, true]);
  },
);

it('counts the minute from the last input, and reports again while there is any', () => {
  pass(50);
  page.dispatchEvent(new Event('keydown'));
  pass(59);
  expect(told).toEqual([true, true]);
  pass(1);
  expect(told).toEqual([true, true, false]);
});

it('says when the page is left, and nothing after it was stopped', () => {
  page.dispatchEvent(new Event('pagehide'));
  stop();
  page.dispatchEvent(new Event('click'));
  pass(120);
  expect(told).toEqual([true, 'left']);
});
