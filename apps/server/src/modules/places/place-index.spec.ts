import { LOCALITIES, type Locality } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { allowedMistakes, comparable } from './place-name.js';
import { readTypedAddress, whileTyping } from './typed-address.js';

const index = new PlaceIndex(LOCALITIES);
const MANY = 50;
/** The length of two letters and a mark, as in ג'ת. */
const SHORTEST = 3;
const notFound = (typed: (locality: Locality) => string, among = LOCALITIES) =>
  among
    .filter((locality) => !index.search(typed(locality), MANY).some((town) => town.locality === locality))
    .map((locality) => typed(locality));
/** Drops a letter in the middle of a name, as people do. */
const mistyped = (name: string) => name.slice(0, name.length >> 1) + name.slice((name.length >> 1) + 1);
const takesMistakes = (name: string) => allowedMistakes(comparable(mistyped(name)).length) > 0;

describe('every locality of the table', () => {
  it.each(['nameHe', 'nameEn'] as const)('is found by the beginning of its %s', (name) => {
    expect(
      notFound((locality) => locality[name].slice(0, Math.max(SHORTEST, locality[name].length - 1))),
    ).toEqual([]);
  });

  it.each(['nameHe', 'nameEn'] as const)('is read from its %s with a street and number before it', (name) => {
    const missed = LOCALITIES.filter((locality) => {
      const { street, towns } = readTypedAddress(`Herzl 10, ${locality[name]}`, whileTyping(index, MANY));
      const first = towns.slice(0, index.named(locality[name]).length);
      return street !== 'Herzl 10' || !first.some((town) => town.locality === locality);
    });
    expect(missed).toEqual([]);
  });
});

it.each(['nameHe', 'nameEn'] as const)(
  'almost all are found by their %s with a letter left out; the others are mistaken for a longer name',
  (name) => {
    const among = LOCALITIES.filter(
      (locality) => takesMistakes(locality[name]) && index.named(mistyped(locality[name])).length === 0,
    );
    expect(among.length).toBeGreaterThan(250);
    expect(notFound((locality) => mistyped(locality[name]), among).length).toBeLessThan(among.length / 50);
  },
);

it('the nearest locality is found from anywhere: none is nearer, and each is nearest to itself', () => {
  const degreesTo = (from: { lat: number; lon: number }, { lat, lon }: Locality): number =>
    Math.hypot(lat - from.lat, (lon - from.lon) * Math.cos((from.lat * Math.PI) / 180));
  for (let n = 0; n < 500; n++) {
    const from = { lat: 29 + ((n * 37) % 500) / 100, lon: 33.5 + ((n * 53) % 300) / 100 };
    const least = Math.min(...LOCALITIES.map((locality) => degreesTo(from, locality)));
    expect(index.nearest(from)?.degrees).toBeLessThanOrEqual(least);
  }
  expect(LOCALITIES.filter((locality) => (index.nearest(locality)?.degrees ?? 1) > 0)).toEqual([]);
});
