import { triesLeftText, waitText } from './index.js';

describe('a wait in words', () => {
  it.each([
    [1, 'שנייה אחת', '1 second'],
    [2, 'שתי שניות', '2 seconds'],
    [59, '59 שניות', '59 seconds'],
    [60, 'דקה אחת', '1 minute'],
    [61, 'שתי דקות', '2 minutes'],
    [840, '14 דקות', '14 minutes'],
    [3600, 'שעה', '1 hour'],
    [3601, 'שעה ודקה אחת', '1 hour and 1 minute'],
    [7200, 'שעתיים', '2 hours'],
    [14_400, '4 שעות', '4 hours'],
    [12_000, '3 שעות ו־20 דקות', '3 hours and 20 minutes'],
    [86_400, '24 שעות', '24 hours'],
  ])('of %i seconds', (seconds, hebrew, english) => {
    expect([waitText('he-IL', seconds), waitText('en-US', seconds)]).toEqual([hebrew, english]);
  });
});

it.each([
  [1, 'נותר ניסיון אחד'],
  [2, 'נותרו שני ניסיונות'],
  [3, 'נותרו 3 ניסיונות'],
])('tries left: %i', (count, words) => {
  expect(triesLeftText('he-IL', count)).toBe(words);
});
