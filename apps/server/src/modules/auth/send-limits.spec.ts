import { networkShare } from './send-limits.js';

describe('the codes an hour that an address has', () => {
  const limits = { perIpHour: 10, perIpHourMax: 500 };
  it.each([
    [0, 10],
    [1, 12],
    [40, 90],
    [1000, 500],
  ])('grow with %i phones that got in from there to %i', (succeeded, share) =>
    expect(networkShare(limits, succeeded)).toBe(share),
  );

  it('are never fewer than the setting', () =>
    expect(networkShare({ perIpHour: 1000, perIpHourMax: 500 }, 3)).toBe(1000));
});
