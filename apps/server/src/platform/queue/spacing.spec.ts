import { Spacing } from './spacing.js';

const GAP = 40;

describe('the time between two looks of a lane', () => {
  const moment = () => performance.now();

  it('serves at once who comes to a lane that has never looked', async () => {
    const spacing = new Spacing(GAP * 1000);
    await expect(Promise.all([spacing.turn('a'), spacing.turn('b')])).resolves.toEqual([true, true]);
  });

  it('lets a lane rest between two looks, and those who come meanwhile be served by the one that waits', async () => {
    const spacing = new Spacing(GAP);
    await spacing.turn('a');
    const begun = moment();
    const turns = [spacing.turn('a'), spacing.turn('a'), spacing.turn('a')];
    expect([spacing.isToCome('a'), spacing.isToCome('b')]).toEqual([true, false]);
    await expect(Promise.all(turns)).resolves.toEqual([true, false, false]);
    expect(moment() - begun).toBeGreaterThanOrEqual(GAP - 2);
    expect(spacing.isToCome('a')).toBe(false);
  });
});
