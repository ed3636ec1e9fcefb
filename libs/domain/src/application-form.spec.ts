import { validateApplication } from './application-form.js';
import { endOfLocalDay, localMoment } from './days.js';

const NOW = new Date('2026-03-01T08:30:00Z');
const HOME = 'רחוב הרצל 10, ישראל, חיפה, חיפה, 32.8, 34.99';
const RIDE = {
  description: 'לבדיקה בבית החולים',
  destination_address: HOME,
  arrival_date: '2026-03-02',
  arrival_time: '09:00',
  other_address: 0,
};
const ride = (change: object) =>
  validateApplication({ ...RIDE, ...change }, { type: 1, now: NOW, hasHomeAddress: true });
const help = (change: object, hasHomeAddress = true) =>
  validateApplication(
    { description: 'קניות לשבת', expiration_date: '2026-03-05', other_address: 0, ...change },
    { type: 2, now: NOW, hasHomeAddress },
  );

describe('validateApplication', () => {
  it('accepts a ride, and knows when it has ended', () => {
    const { application, faults } = ride({ expiration_date: '2026-04-01' });
    expect(faults).toEqual([]);
    expect(application).toMatchObject({
      destination: HOME,
      origin: null,
      expirationDate: null,
      dueAt: new Date('2026-03-02T07:00:00Z'),
    });
  });

  it.each([
    ['a day that is over', { arrival_date: '2026-02-28' }, { path: 'arrival_date', key: 'futureDate' }],
    ['no day', { arrival_date: '' }, { path: 'arrival_date', key: 'futureDate' }],
    ['a day years ahead', { arrival_date: '2031-01-01' }, { path: 'arrival_date', key: 'date' }],
    [
      'an hour of today that is over',
      { arrival_date: '2026-03-01', arrival_time: '10:00' },
      { path: 'arrival_time', key: 'futureTime' },
    ],
    ['a half hour', { arrival_time: '09:30' }, { path: 'arrival_time', key: 'wholeHour' }],
    ['no hour', { arrival_time: '' }, { path: 'arrival_time', key: 'time' }],
    [
      'an hour that daylight saving skips',
      { arrival_date: '2026-03-27', arrival_time: '02:00' },
      { path: 'arrival_time', key: 'skippedHour' },
    ],
    ['no destination', { destination_address: '' }, { path: 'destination_address', key: 'required' }],
    [
      'a destination that nobody found',
      { destination_address: 'somewhere' },
      { path: 'destination_address', key: 'address' },
    ],
    ['another origin without an address', { other_address: 1 }, { path: 'origin_address', key: 'required' }],
    ['four characters', { description: ' ride ' }, { path: 'description', key: 'descriptionLonger' }],
  ])('refuses a ride with %s', (_what, change, fault) => {
    expect(ride(change).faults).toEqual([expect.objectContaining(fault)]);
  });

  it('requires no place for help by telephone, and accepts none', () => {
    const byPhone = (change: object) =>
      validateApplication(
        { description: 'קצת חברה', expiration_date: '2026-03-05', ...change },
        { type: 2, now: NOW, hasHomeAddress: false, isByPhone: true },
      );
    expect(byPhone({ other_address: 0 }).faults).toEqual([]);
    expect(byPhone({ other_address: 1, origin_address: '' }).faults).toEqual([]);
    expect(byPhone({ other_address: 1, origin_address: HOME }).application).toMatchObject({
      origin: null,
      isOtherAddress: false,
    });
  });

  it('accepts other help until the end of its last day, and ignores what belongs to a ride', () => {
    const { application, faults } = help({ arrival_date: '1999-01-01', destination_address: 'x' });
    expect(faults).toEqual([]);
    expect(application).toMatchObject({
      arrivalDate: null,
      destination: null,
      dueAt: new Date('2026-03-05T22:00:00Z'),
    });
  });

  it.each([
    ['no last day', { expiration_date: '' }, { path: 'expiration_date', key: 'required' }],
    [
      'a last day that is over',
      { expiration_date: '2026-02-28' },
      { path: 'expiration_date', key: 'futureDate' },
    ],
  ])('refuses other help with %s', (_what, change, fault) => {
    expect(help(change).faults).toEqual([expect.objectContaining(fault)]);
  });

  it('asks for an address when the home is not known', () => {
    expect(help({}, false).faults).toEqual([
      expect.objectContaining({ path: 'origin_address', key: 'homeAddress' }),
    ]);
    expect(help({ other_address: '1', origin_address: HOME }, false).faults).toEqual([]);
  });

  it('uses the address that a form without the flag gives, and home when it gives none', () => {
    expect(help({ other_address: undefined, origin_address: HOME }).application).toMatchObject({
      isOtherAddress: true,
      origin: HOME,
    });
    expect(help({ other_address: undefined }).application).toMatchObject({
      isOtherAddress: false,
      origin: null,
    });
    expect(help({ other_address: 0, origin_address: HOME }).application.origin).toBeNull();
  });
});

describe('days and hours in Israel', () => {
  it('handles summer and winter, the hour that is skipped and the one that comes twice', () => {
    expect(localMoment('2026-07-01', '12:00')).toEqual(new Date('2026-07-01T09:00:00Z'));
    expect(localMoment('2026-01-01', '12:00')).toEqual(new Date('2026-01-01T10:00:00Z'));
    expect(localMoment('2026-03-27', '02:00')).toBeNull();
    expect(localMoment('2026-10-25', '01:00')).toEqual(new Date('2026-10-24T22:00:00Z'));
    expect(endOfLocalDay('2026-03-26')).toEqual(new Date('2026-03-26T22:00:00Z'));
  });
});
