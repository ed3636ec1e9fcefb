import { distanceBand, squareOf } from './distance-band.js';

const HOME = { lat: 32.08123, lon: 34.78456 };

describe('distances before approval', () => {
  it('are given in bands', () => {
    const north = (km: number) => ({ lat: 32.08 + km / 111.3, lon: 34.78 });
    expect([0, 1.2, 3, 7, 20].map((km) => distanceBand(HOME, north(km)))).toEqual([
      'under_1',
      '1_to_2',
      '2_to_5',
      '5_to_10',
      'over_10',
    ]);
  });

  it('depend only on squares of about a kilometre, on both sides', () => {
    const inTheSameSquare = [{ lat: 32.0751, lon: 34.7751 }, { lat: 32.0849, lon: 34.7849 }, HOME];
    for (let step = 0; step < 2000; step++) {
      const asker = { lat: 31.98 + (step % 50) * 0.0037, lon: 34.68 + Math.floor(step / 50) * 0.0041 };
      expect(new Set(inTheSameSquare.map((home) => distanceBand(home, asker))).size).toBe(1);
    }
    expect(squareOf(HOME)).toEqual({ lat: 32.08, lon: 34.78 });
  });
});
