import { isRenewable, renewalDay } from './renewal.js';

describe('the end of an agreement', () => {
  it.each([
    ['2025-11-20', '2026-11-20'],
    ['2024-02-29', '2025-02-28'],
    ['2023-02-28', '2024-02-28'],
    ['2025-12-31', '2026-12-31'],
  ])('signed on %s it ends on %s', (signedOn, endsOn) => expect(renewalDay(signedOn)).toBe(endsOn));

  it.each([
    ['2026-10-20', false],
    ['2026-10-21', true],
    ['2026-11-20', true],
    ['2027-01-01', true],
  ])('ends on 2026-11-20, so on %s it can be renewed: %s', (today, expected) =>
    expect(isRenewable('2026-11-20', today)).toBe(expected),
  );
});
