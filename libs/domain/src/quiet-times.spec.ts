import { ANY_MORNING, leavesAt, needCanWaitUntil, quietUntil, type RestUntil } from './quiet-times.js';

const at = (text: string) => new Date(text);

describe('quiet times', () => {
  it.each<[string, string | null, string]>([
    ['2026-03-01T06:00:00Z', null, 'at eight in winter'],
    ['2026-03-01T18:59:59Z', null, 'before nine in the evening'],
    ['2026-03-01T19:00:00Z', '2026-03-02T06:00:00Z', 'from nine on'],
    ['2026-03-01T22:30:00Z', '2026-03-02T06:00:00Z', 'after midnight'],
    ['2026-03-01T05:59:00Z', '2026-03-01T06:00:00Z', 'before eight'],
    ['2026-03-26T22:30:00Z', '2026-03-27T05:00:00Z', 'in the night in which summer begins'],
    ['2026-03-27T00:30:00Z', '2026-03-27T05:00:00Z', 'after the hour that is left out'],
    ['2026-10-24T20:00:00Z', '2026-10-25T06:00:00Z', 'in the night in which summer ends'],
    ['2026-10-24T23:30:00Z', '2026-10-25T06:00:00Z', 'in the hour that comes twice'],
  ])('at %s last until %s: %s', (now, until, _name) =>
    expect(quietUntil(at(now))).toEqual(until === null ? null : at(until)),
  );

  const rest =
    (from: string, to: string): RestUntil =>
    (moment) =>
      moment >= at(from) && moment < at(to) ? at(to) : null;

  it('join a rest that begins in the night or by day with the nights around it', () => {
    const shabbat = rest('2026-03-06T15:00:00Z', '2026-03-07T16:30:00Z');
    expect(quietUntil(at('2026-03-06T14:59:00Z'), shabbat)).toBeNull();
    expect(quietUntil(at('2026-03-06T15:00:00Z'), shabbat)).toEqual(at('2026-03-07T16:30:00Z'));
    expect(quietUntil(at('2026-03-06T20:00:00Z'), shabbat)).toEqual(at('2026-03-07T16:30:00Z'));
    const late = rest('2026-03-06T15:00:00Z', '2026-03-07T19:10:00Z');
    expect(quietUntil(at('2026-03-06T15:00:00Z'), late)).toEqual(at('2026-03-08T06:00:00Z'));
  });
});

describe('what can wait', () => {
  it.each<[string, string | null, string, string]>([
    ['2026-11-23T12:00:00Z', '2027-01-01T00:00:00Z', '2026-11-23T12:00:00Z', 'leaves at once by day'],
    ['2026-11-23T20:00:00Z', '2027-01-01T00:00:00Z', '2026-11-24T06:00:00Z', 'leaves in the morning'],
    [
      '2026-11-23T19:30:00Z',
      '2026-11-23T20:00:00Z',
      '2026-11-23T20:00:00Z',
      'leaves as soon as it cannot wait any more',
    ],
    [
      '2026-11-23T20:00:00Z',
      '2026-11-23T20:00:00Z',
      '2026-11-23T20:00:00Z',
      'leaves at once when it cannot wait any more',
    ],
    ['2026-11-23T20:00:00Z', null, '2026-11-23T20:00:00Z', 'leaves at once where it never waits'],
  ])('of %s that can wait until %s leaves at %s: %s', (moment, until, leaves, _name) => {
    expect(leavesAt(at(moment), until === null ? null : at(until))).toEqual(at(leaves));
  });

  it('is a request that begins in more than twelve hours', () => {
    expect(needCanWaitUntil({ isEmergency: false, dueAt: at('2026-11-24T08:00:00Z') })).toEqual(
      at('2026-11-23T20:00:00Z'),
    );
    expect(needCanWaitUntil({ isEmergency: false, dueAt: null })).toEqual(ANY_MORNING);
    expect(needCanWaitUntil({ isEmergency: true, dueAt: at('2026-11-24T08:00:00Z') })).toBeNull();
  });
});
