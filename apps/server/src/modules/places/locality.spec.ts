import { DISTRICTS, distanceMetres } from '@karov/domain';
import { LOCALITIES } from './locality.js';
import { QUARTERS } from './quarter.js';

describe('the table of localities', () => {
  it('has all, some 1,300, in every district', () => {
    expect(LOCALITIES.length).toBeGreaterThanOrEqual(1300);
    expect(new Set(LOCALITIES.map(({ district }) => district)).size).toBe(DISTRICTS.length);
  });

  it('is complete in every line', () => {
    const faulty = LOCALITIES.filter(
      ({ nameHe, nameEn, lat, lon }) =>
        !/^[א-ת]/.test(nameHe) ||
        !/^[A-Z]/.test(nameEn) ||
        !(lat > 29.4 && lat < 33.4) ||
        !(lon > 34.2 && lon < 35.95),
    );
    expect(faulty).toEqual([]);
  });

  it('names no place twice', () => {
    for (const name of ['nameHe', 'nameEn'] as const) {
      const names = LOCALITIES.map((locality) => locality[name]);
      expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
    }
  });

  it('has names in Arabic and in Russian for every place as well', () => {
    const lacking = LOCALITIES.filter(
      ({ aliases }) =>
        !aliases.some((name) => /^[\u0600-\u06ff]/.test(name)) ||
        !aliases.some((name) => /^[А-Яа-яЁёэ]/.test(name)),
    );
    expect(lacking).toEqual([]);
  });

  it('has neighbourhoods near their towns', () => {
    expect(QUARTERS.length).toBeGreaterThan(100);
    expect(
      QUARTERS.filter((quarter) => distanceMetres(quarter, quarter.town) > 12_000).map(
        ({ nameHe }) => nameHe,
      ),
    ).toEqual([]);
  });
});
