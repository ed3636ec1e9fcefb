import { readFileSync } from 'node:fs';
import { COLOR_MODES, CONTROL_PAIRS, colors, contrastRatio, TEXT_PAIRS, tokensToCss } from './index.js';

const tooPale = (pairs: typeof TEXT_PAIRS, least: number) =>
  COLOR_MODES.flatMap((mode) =>
    pairs
      .map(([front, ground]) => ({
        pair: `${mode}: ${front} on ${ground}`,
        ratio: contrastRatio(colors[mode][front], colors[mode][ground]),
      }))
      .filter(({ ratio }) => ratio < least),
  );

describe('tokens', () => {
  it('writes the same values into tokens.css (npm run tokens -w libs/design)', () => {
    expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(tokensToCss());
  });

  it('keeps text at 4.5:1 on every background it appears on', () => {
    expect(tooPale(TEXT_PAIRS, 4.5)).toEqual([]);
  });

  it('keeps lines of controls and the focus ring at 3:1', () => {
    expect(tooPale(CONTROL_PAIRS, 3)).toEqual([]);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
