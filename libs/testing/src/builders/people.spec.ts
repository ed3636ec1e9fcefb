import { distanceMetres, isIsraeliId } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { hebrewName, israeliId, israeliMobile, kilometresAway } from './people.js';

const SOME = [0, 1, 999, 7_999_999, 8_000_000, 23_000_001];

describe('builders of people', () => {
  it.each(SOME)('makes valid phone numbers (%d)', (n) =>
    expect(normalizePhone(israeliMobile(n))).toBe(israeliMobile(n)),
  );

  it('makes different phone numbers for different people', () => {
    expect(new Set(Array.from({ length: 5000 }, (_, n) => israeliMobile(n))).size).toBe(5000);
  });

  it.each(SOME)('makes valid identity numbers (%d)', (n) => expect(isIsraeliId(israeliId(n))).toBe(true));

  it('makes names', () => expect(hebrewName(12)).toEqual({ firstName: 'תמר', lastName: 'לוי' }));

  it.each([0, 45, 90, 200])('goes the distance in direction %d', (bearing) => {
    const telAviv = { lat: 32.0853, lon: 34.7818 };
    expect(distanceMetres(telAviv, kilometresAway(telAviv, 5, bearing))).toBeCloseTo(5000, -2);
  });
});
