import { DISTRICTS } from '@karov/domain';
import { LOCALITIES } from './locality.js';
import { comparable } from './place-name.js';

describe('the table of localities', () => {
  it('has at least 300, in every district', () => {
    expect(LOCALITIES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(LOCALITIES.map(({ district }) => district)).size).toBe(DISTRICTS.length);
  });

  it('is complete in every line', () => {
    const faulty = LOCALITIES.filter(
      ({ nameHe, nameEn, lat, lon }) => !/^[א-ת]/.test(nameHe) || !/^[A-Z]/.test(nameEn) || !(lat > 29.4 && lat < 33.4) || !(lon > 34.2 && lon < 35.95),
    );
    expect(faulty).toEqual([]);
  });

  it('names no place twice', () => {
    for (const name of ['nameHe', 'nameEn'] as const) {
      const names = LOCALITIES.map((locality) => comparable(locality[name]));
      expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
    }
  });
});
