import { Linter } from 'eslint';
import { paletteNames } from './palette-names.js';

/** Returns how many times the rule reports something in a style. */
function found(style: string): number {
  const rules = { 'karov/palette-names': 'error' } as const;
  return new Linter().verify(`export const sx = ${style};`, [
    { plugins: { karov: { rules: { 'palette-names': paletteNames } } }, rules },
  ]).length;
}

describe('palette-names', () => {
  it.each([
    ['a shadow', "{ boxShadow: '0 0 2px error.main' }"],
    ['an edge in one word', "{ borderInlineStart: '3px solid error.main' }"],
    ['a choice', "{ fill: grave ? 'error.main' : 'none' }"],
    ['a line', "{ textDecorationColor: 'divider' }"],
    ['a template', '{ outline: `${width} solid primary.main` }'],
  ])('finds a name that nobody looks up: %s', (_what, style) => {
    expect(found(style)).toBe(1);
  });

  it.each([
    ['a colour', "{ color: 'error.main', bgcolor: 'background.paper' }"],
    ['the edge of an emergency', "{ borderInlineStartColor: grave ? 'error.main' : 'transparent' }"],
    ['a divider that is none', "{ kind: 'divider' }"],
    ['a word', "{ label: 'text.primary_word' }"],
  ])('accepts %s', (_what, style) => {
    expect(found(style)).toBe(0);
  });
});
