import { fits, fitsNearly, isPhone, readTyped, requestNumber } from './read-typed.js';

const WORDS = { stop: 'stop event|stop', request: 'new request for|new request' };

describe('what was typed', () => {
  it.each([
    ['stop carmel', { act: 'stop', rest: 'carmel' }],
    ['Stop event Carmel', { act: 'stop', rest: 'carmel' }],
    ['stop', { act: 'stop', rest: '' }],
    ['new request for Ruth', { act: 'request', rest: 'ruth' }],
    ['new request', { act: null, rest: 'new request' }],
    ['stopwatch', { act: null, rest: 'stopwatch' }],
    [' Ruth Levi ', { act: null, rest: 'Ruth Levi' }],
  ] as const)('%s', (typed, wanted) => expect(readTyped(typed, WORDS)).toEqual(wanted));

  it.each([
    ['31', 31],
    ['#31', 31],
    ['#٣١', 31],
    ['031', null],
    ['0521234567', null],
    ['12345678', null],
    ['31a', null],
  ])('%s as the number of a request', (typed, number) => expect(requestNumber(typed)).toBe(number));

  it.each([
    ['052-1234567', true],
    ['+972 52 123 4567', true],
    ['00972521234567', true],
    ['‪+972 52‑123‑4567‬', true],
    ['052–123–4567', true],
    ['tel:+972521234567', true],
    ['٠٥٢١٢٣٤٥٦٧', true],
    ['0521', false],
    ['31', false],
    ['Ruth', false],
  ])('%s as a telephone', (typed, is) => expect(isPhone(typed)).toBe(is));

  it('fits a name when each word begins one of its words', () => {
    expect(fits('Open help requests', 'help op')).toBe(true);
    expect(fits('Open help requests', 'elp')).toBe(false);
    expect(fits('קריית־גת', 'קריית גת')).toBe(true);
    expect(fits('Open help requests', ' ')).toBe(false);
  });
});

describe('a page’s name', () => {
  it.each([
    ['Notification log', 'notifcation'],
    ['Notification log', 'notificatoin log'],
    ['Coverage map', 'coverrage'],
    ['מפת כיסוי', 'כיסןי'],
    ['ניהול משתמשים', 'משתמשם'],
    ['Organizations', 'organi'],
  ])('%s is found by %s', (name, typed) => expect(fitsNearly(name, typed)).toBe(true));

  it.each([
    ['Events', 'evn'],
    ['Organizations', 'origanizarions'],
    ['Figures', ''],
    ['Regions', 'people'],
  ])('%s is not found by %j', (name, typed) => expect(fitsNearly(name, typed)).toBe(false));
});
