import { LOCALITIES, type Locality } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { townKey } from './place-name.js';
import { QUARTERS } from './quarter.js';
import { clearlyTyped } from './typed-address.js';

const index = new PlaceIndex(LOCALITIES, QUARTERS);
const namesOf = ({ nameHe, nameEn, aliases }: Locality) => [nameHe, nameEn, ...aliases];
const WAYS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `קיבוץ ${name}`,
  (name) => `הרצל 5, ${name}`,
  (name) => `הרצל 5 ${name}`,
  (name) => `${name}, הרצל 5 דירה 3`,
  (name) => `ליד המרפאה, ${name}`,
  (name) => `${name}, ישראל`,
];
/** Returns a name with a letter in the middle omitted or doubled. */
const mistaken = (name: string) => [
  name.slice(0, name.length >> 1) + name.slice((name.length >> 1) + 1),
  name.slice(0, name.length >> 1) + name.charAt(name.length >> 1) + name.slice(name.length >> 1),
];
const sameKey = (one: string, other: string) =>
  townKey(one).replaceAll(' ', '') === townKey(other).replaceAll(' ', '');
const has = (locality: Locality, name: string) => namesOf(locality).some((own) => sameKey(own, name));

describe('every locality, by every name', () => {
  const typed = LOCALITIES.flatMap((locality) =>
    namesOf(locality).flatMap((name) => WAYS.map((way) => ({ locality, name, text: way(name) }))),
  );

  it('is clear as itself or asked about, and never mistaken for another', () => {
    const others = typed.filter(({ locality, text }) => {
      const clear = clearlyTyped(text, index);
      return clear !== null && clear.town.locality !== locality;
    });
    expect(typed.length).toBeGreaterThan(39_000);
    expect(others.map(({ text }) => text)).toEqual([]);
  });

  it('is found without a question, except for the few that share a name', () => {
    const asked = typed.filter(({ text }) => clearlyTyped(text, index) === null);
    expect(asked.length / typed.length).toBeLessThan(0.02);
    expect(asked.filter(({ name }) => index.named(name).length < 2).map(({ text }) => text)).toEqual([]);
  });

  it('with a typo is clear only where that is the whole name of another', () => {
    for (const { locality, name } of typed.filter(({ name: own, text }) => own === text)) {
      for (const wrong of mistaken(name)) {
        const clear = clearlyTyped(wrong, index);
        if (clear && !has(locality, wrong))
          expect(index.named(wrong).map((town) => town.locality)).toContain(clear.town.locality);
      }
    }
  });
});

it('a place that is in no table is never mistaken for one that is', () => {
  for (const half of [0, 1]) {
    const table = new PlaceIndex(LOCALITIES.filter((_, at) => at % 2 === half));
    const unknown = LOCALITIES.filter((_, at) => at % 2 !== half);
    const taken = unknown.flatMap((locality) =>
      namesOf(locality).flatMap((name) =>
        WAYS.flatMap((way) => {
          const clear = clearlyTyped(way(name), table);
          return clear && !has(clear.town.locality, name)
            ? [`${way(name)} > ${clear.town.locality.nameHe}`]
            : [];
        }),
      ),
    );
    expect(taken).toEqual([]);
  }
});
