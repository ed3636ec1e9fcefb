import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Span = readonly [first: number, last: number];

/**
 * The characters of the portal's own texts, by script; anything else that people write uses the full fonts.
 */
const EVERYDAY: Readonly<Record<string, readonly Span[]>> = {
  hebrew: [
    [0x5be, 0x5be],
    [0x5d0, 0x5ea],
    [0x5f3, 0x5f4],
    [0x200c, 0x200f],
    [0x2010, 0x2010],
    [0x20aa, 0x20aa],
  ],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xb7, 0xb7],
    [0xd7, 0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2066, 0x2069],
  ],
};
/** The weights in the design tokens. */
const WEIGHTS = { min: 400, max: 700 };
const FACES = /@fontsource-variable[\\/]assistant[\\/]wght\.css$/;

const inHex = (point: number): string => point.toString(16).toUpperCase();
const rangeOf = ([first, last]: Span): string =>
  first === last ? `U+${inHex(first)}` : `U+${inHex(first)}-${inHex(last)}`;
const lettersOf = ([first, last]: Span): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** A font face with a script's everyday letters, which takes precedence over the package's faces. */
async function everydayFace(folder: string, script: string, spans: readonly Span[]): Promise<string> {
  const whole = readFileSync(join(folder, 'files', `assistant-${script}-wght-normal.woff2`));
  const font = await subsetFont(whole, spans.map(lettersOf).join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: WEIGHTS },
  });
  const name = `assistant-everyday-${script}-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  const kept = resolve('node_modules/.cache/karov/fonts', name);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, font);
  return `@font-face {
  font-family: 'Assistant Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url(${relative(folder, kept).replaceAll('\\', '/')}) format('woff2-variations');
  unicode-range: ${spans.map(rangeOf).join(', ')};
}\n`;
}

/**
 * Subsets the package's fonts to half their size, for what a page needs first. When several faces contain a
 * letter the last one applies, so the package's own are fetched only when somebody writes something that the
 * subsets lack.
 */
export function leanFonts(): Plugin {
  return {
    name: 'karov-lean-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(faces, id) {
      if (!FACES.test(id)) return null;
      const small = await Promise.all(
        Object.entries(EVERYDAY).map(([script, spans]) => everydayFace(dirname(id), script, spans)),
      );
      return { code: faces + small.join(''), map: null };
    },
  };
}
