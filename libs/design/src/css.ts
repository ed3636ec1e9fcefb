import { colors, type Palette } from './colors.js';
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  rootFontSize,
  shadow,
  size,
  space,
} from './scale.js';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function properties(group: string, values: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(values).map(([name, value]) => `--${group}-${kebab(name)}: ${value};`);
}

function rule(selector: string, lines: readonly string[], indent = ''): string {
  return [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n');
}

const paint = (palette: Palette): string[] => properties('color', palette);

/**
 * Returns the tokens as custom properties, which is the content of `tokens.css`; a test keeps the two equal.
 */
export function tokensToCss(): string {
  const root = rule(':root', [
    'color-scheme: light dark;',
    `--font-family: ${fontFamily};`,
    `--font-root: ${rootFontSize};`,
    ...properties('font', fontSize),
    ...properties('weight', fontWeight),
    ...properties('line', lineHeight),
    ...properties('space', space),
    ...properties('radius', radius),
    ...properties('motion', motion),
    ...properties('shadow', shadow),
    ...properties('size', size),
    ...paint(colors.light),
  ]);
  const dark = `@media (prefers-color-scheme: dark) {\n${rule(':root', paint(colors.dark), '  ')}\n}`;
  const still = `@media (prefers-reduced-motion: reduce) {\n${rule(':root', ['--motion-quick: 0ms;', '--motion-calm: 0ms;'], '  ')}\n}`;
  return `${[root, dark, still].join('\n\n')}\n`;
}
