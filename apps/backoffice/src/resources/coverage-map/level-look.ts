import type { CoverageLevel } from '@karov/api-client';
import type { colors, Tone } from '@karov/design';
import type { PinLook } from '../../shared/map/area-map.js';

/** The levels, weakest first. */
export const LEVELS = ['nobody', 'far', 'few', 'covered'] as const satisfies readonly CoverageLevel[];

/** The tone of each level where it is shown in words. */
export const LEVEL_TONES: Readonly<Record<CoverageLevel, Tone>> = {
  nobody: 'danger',
  far: 'waiting',
  few: 'info',
  covered: 'done',
};

/** Returns the mark of each level on the map: sign, shape and colour. */
export function levelLook(level: CoverageLevel, ink: (typeof colors)['light']): PinLook {
  if (level === 'nobody') return { ground: ink.dangerSoft, ink: ink.onDangerSoft, shape: 'diamond' };
  if (level === 'far') return { ground: ink.waitingSoft, ink: ink.onWaitingSoft, shape: 'square' };
  if (level === 'few') return { ground: ink.infoSoft, ink: ink.onInfoSoft, shape: 'square' };
  return { ground: ink.doneSoft, ink: ink.onDoneSoft, shape: 'circle' };
}
