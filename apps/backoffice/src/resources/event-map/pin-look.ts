import { colors } from '@karov/design';
import type { Pin } from './pins.js';

const { light } = colors;
const COMMON = 'box-sizing:border-box;width:24px;height:24px;display:grid;place-items:center;font:700 13px sans-serif;';

/** White circle or purple square with a letter: told apart by colour, shape and letter, the same in light and dark. */
export function pinMarkup(kind: Pin['kind'], letter: string): string {
  const look =
    kind === 'user'
      ? `background:${light.surface};color:${light.text};border:2px solid ${light.text};border-radius:50%;`
      : `background:${light.brand};color:${light.onBrand};border:2px solid ${light.surface};border-radius:4px;`;
  return `<div aria-hidden="true" data-pin="${kind}" style="${COMMON}${look}">${letter}</div>`;
}
