import { isFreeFor, workSpan } from './work-span.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const ride = (hours: number) => workSpan(inHours(hours), NOW);
const WORK_OF_NOW = workSpan(null, NOW);

describe('when somebody is at work', () => {
  it('is from an hour before a ride to two hours after it, and from now on for anything else', () => {
    expect(ride(5)).toEqual({ from: inHours(4), to: inHours(7) });
    expect(WORK_OF_NOW).toEqual({ from: NOW, to: null });
  });

  it.each([
    ['nothing', [], WORK_OF_NOW, true],
    ['a ride, another that begins when it ends', [ride(5)], ride(8), true],
    ['a ride, another within its time', [ride(5)], ride(7.9), false],
    ['a ride tomorrow, work of now', [ride(24)], WORK_OF_NOW, false],
    ['work of now, a ride tomorrow', [WORK_OF_NOW], ride(24), false],
    ['a ride whose time has passed, work of now', [ride(-2)], WORK_OF_NOW, true],
  ])('somebody who has %s is free for it: %#', (_what, work, wanted, isFree) => {
    expect(isFreeFor(work, wanted, false, NOW)).toBe(isFree);
  });

  it('lets an emergency be offered before an upcoming ride, but not to a volunteer who drives or is with somebody', () => {
    expect(isFreeFor([ride(0.5)], WORK_OF_NOW, true, NOW)).toBe(true);
    expect(isFreeFor([ride(-0.5)], WORK_OF_NOW, true, NOW)).toBe(false);
    expect(isFreeFor([WORK_OF_NOW], WORK_OF_NOW, true, NOW)).toBe(false);
  });
});
