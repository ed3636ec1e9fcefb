import { escalatedAfter } from './attendance.js';

it('rule 220: staff hear again after 1, 2, 4 and 10 times the first clock, hourly for a day, and then daily', () => {
  const minutes = [0, 1, 2, 3, 4, 5, 27, 28, 29].map((round) => escalatedAfter(round, 180) / 60);
  expect(minutes).toEqual([3, 6, 12, 30, 90, 150, 30 + 24 * 60, 30 + 48 * 60, 30 + 72 * 60]);
});
