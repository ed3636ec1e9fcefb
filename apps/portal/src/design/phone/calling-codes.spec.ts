import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { CALLING_CODES } from './calling-codes.js';
import { dialCodeOf, dialCodes, dialCodesInTime } from './dial-codes.js';

it('are those of the rules of numbers', () => {
  expect(CALLING_CODES).toEqual(getCountries().map((country) => country + getCountryCallingCode(country)));
});

it.each([
  ['he-IL' as const, 'ישראל (\u2066+972\u2069)'],
  ['en-US' as const, 'Israel (\u2066+972\u2069)'],
])('stand beside the names of their countries, by name, in %s', async (locale, israel) => {
  const codes = dialCodes(locale);
  expect(codes).toHaveLength(CALLING_CODES.length);
  expect(dialCodeOf('IL', locale)).toEqual([{ country: 'IL', label: israel }]);
  expect(codes).toContainEqual({ country: 'IL', label: israel });
  const { compare } = new Intl.Collator(locale);
  expect(codes.map(({ label }) => label)).toEqual(codes.map(({ label }) => label).sort(compare));
  expect(await dialCodesInTime(locale)).toEqual(codes);
});
