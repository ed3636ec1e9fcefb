import { colors } from '@karov/design';
import { createTheme } from '@mui/material/styles';
import { themeOf } from './theme.js';

const EDGES = [
  'borderInlineStart',
  'borderInlineEnd',
  'borderBlockStart',
  'borderBlockEnd',
  'borderInline',
  'borderBlock',
] as const;

describe('the edges of the theme', () => {
  it.each(['light', 'dark'] as const)('are found in the palette by their logical names, %s', (mode) => {
    const theme = createTheme(themeOf(mode, 'rtl'));
    for (const edge of EDGES) {
      expect(theme.unstable_sx({ [edge]: 1, [`${edge}Color`]: 'error.main' })).toEqual({
        [edge]: '1px solid',
        [`${edge}Color`]: colors[mode].danger,
      });
    }
  });
});
