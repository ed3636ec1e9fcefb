import {
  isExhausted,
  lockedUntil,
  networkShare,
  type SendHistory,
  sendRefusal,
  type WrongCodes,
  waitUntil,
} from './otp.rules.js';

const START = new Date('2026-11-01T08:00:00Z');
const after = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const wrong = (...codes: [tries: number, minutes: number][]): WrongCodes[] =>
  codes.map(([tries, minutes]) => ({ tries, at: after(minutes) }));
const minutesLeft = (until: Date | null, now: Date): number =>
  until ? (until.getTime() - now.getTime()) / 60_000 : 0;

describe('the wait before the next challenge', () => {
  it.each([
    ['nothing wrong', wrong(), 0],
    ['four wrong codes', wrong([4, 0]), 0],
    ['one exhausted challenge', wrong([5, 0]), 15],
    ['one exhausted, though over two challenges', wrong([3, -10], [2, 0]), 15],
    ['two exhausted', wrong([5, -20], [5, 0]), 60],
    ['three exhausted', wrong([5, -100], [5, -80], [5, 0]), 240],
    ['three exhausted at once', wrong([5, 0], [5, 0], [5, 0]), 240],
    ['four exhausted', wrong([5, -400], [5, -380], [5, -300], [5, 0]), 1440],
    ['a fifth, days later', wrong([5, -5000], [5, -4980], [5, -4900], [5, -4600], [5, 0]), 1440],
  ])('after %s', (_name, codes, minutes) =>
    expect(minutesLeft(waitUntil(codes, START), START)).toBe(minutes),
  );

  it('ends on time, and a code or two after it begins none', () => {
    expect(waitUntil(wrong([5, -15]), START)).toBeNull();
    expect(waitUntil(wrong([5, -16], [2, 0]), START)).toBeNull();
    expect(minutesLeft(waitUntil(wrong([5, -5]), START), START)).toBe(10);
  });
});

describe('a day’s wrong codes', () => {
  it('are twenty; then nothing is accepted until the oldest are a day old', () => {
    expect(lockedUntil(wrong([5, -60], [5, -50], [5, -40], [4, 0]), START)).toBeNull();
    expect(minutesLeft(lockedUntil(wrong([5, -60], [5, -50], [5, -40], [5, 0]), START), START)).toBe(1380);
    expect(lockedUntil(wrong([5, -1440], [5, -50], [5, -40], [5, 0]), START)).toBeNull();
  });
});

it('every fifth wrong code exhausts a challenge’s worth', () => {
  expect(
    [
      wrong(),
      wrong([4, 0]),
      wrong([5, 0]),
      wrong([3, -1], [2, 0]),
      wrong([5, -1], [1, 0]),
      wrong([5, -1], [5, 0]),
    ].map(isExhausted),
  ).toEqual([false, false, true, true, false, true]);
});

describe('the codes an hour that an address may try', () => {
  const limits = { perIpHour: 10, perIpHourMax: 500 };
  it.each([
    [0, 10],
    [1, 12],
    [40, 90],
    [1000, 500],
  ])('grow with %i phones that signed in from there to %i', (succeeded, share) =>
    expect(networkShare(limits, succeeded)).toBe(share),
  );

  it('are never fewer than the setting', () =>
    expect(networkShare({ perIpHour: 1000, perIpHourMax: 500 }, 3)).toBe(1000));
});

describe('why no code is sent now', () => {
  const none: SendHistory = {
    ...{ last: null, phone10Minutes: null, phoneHour: null, networkHour: null, day: null, wrong: [] },
  };
  const given = (history: Partial<SendHistory>) => {
    const refusal = sendRefusal({ ...none, ...history }, START);
    return refusal && [refusal.code, minutesLeft(refusal.until, START), refusal.isOwnersMatter];
  };

  it('is nothing where no limit is reached, or each has passed', () => {
    expect(given({})).toBeNull();
    expect(
      given({
        ...{ last: after(-0.5), phone10Minutes: after(-10), phoneHour: after(-60) },
        ...{ networkHour: after(-60), day: after(-1440), wrong: wrong([5, -15]) },
      }),
    ).toBeNull();
  });

  it.each<[string, Partial<SendHistory>, unknown[]]>([
    ['the code before', { last: after(0) }, ['OTP_TOO_SOON', 0.5, false]],
    ['the ten minutes of the phone', { phone10Minutes: after(-4) }, ['OTP_TOO_MANY', 6, true]],
    ['the hour of the phone', { phoneHour: after(-20) }, ['OTP_TOO_MANY', 40, true]],
    ['the hour of the network', { networkHour: after(-20) }, ['OTP_TOO_MANY', 40, false]],
    ['the day', { day: after(-60) }, ['OTP_TOO_MANY', 1380, false]],
    ['wrong codes', { wrong: wrong([5, 0]) }, ['OTP_WAIT', 15, true]],
  ])('is %s; a limit of the phone itself is its owner’s matter (rule 96)', (_name, history, refusal) => {
    expect(given(history)).toEqual(refusal);
  });

  it('is what lasts longest', () => {
    expect(given({ last: after(0), phone10Minutes: after(-4), networkHour: after(-20) })).toEqual([
      'OTP_TOO_MANY',
      40,
      false,
    ]);
  });
});
