import { discZoom } from './paint-disc.js';

const SIDE = 128;
const HOME = { lat: 32.8, lon: 34.99 };

describe('a map disc', () => {
  it('shows the place and its surroundings while nothing else is known', () => {
    expect(discZoom({ side: SIDE, to: HOME, from: null })).toBe(12);
    expect(discZoom({ side: SIDE, to: HOME, from: HOME })).toBe(12);
  });

  it('zooms out until both places are within it', () => {
    const near = discZoom({ side: SIDE, to: HOME, from: { lat: 32.83, lon: 34.99 } });
    const far = discZoom({ side: SIDE, to: HOME, from: { lat: 32.08, lon: 34.78 } });
    expect(near).toBeLessThan(12);
    expect(far).toBeLessThan(near);
    const pixelsApart = (0.03 / 360) * 256 * 2 ** near;
    expect(pixelsApart).toBeLessThan(SIDE);
  });
});
