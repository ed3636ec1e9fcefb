import { type ColorMode, colors, fontFamily, type Palette, radius } from '@karov/design';
import type { ThemeOptions } from '@mui/material/styles';
import type { Direction } from '../shared/direction.js';

const px = (rem: string): number => Number.parseFloat(rem) * 16;

const FORCED = '@media (forced-colors: active)';

function palette(mode: ColorMode, ink: Palette) {
  return {
    mode,
    primary: { main: ink.brand, dark: ink.brandHover, contrastText: ink.onBrand },
    secondary: { main: ink.brand, contrastText: ink.onBrand },
    error: { main: ink.danger, contrastText: ink.onDanger },
    warning: { main: ink.waiting, contrastText: ink.onWaiting },
    success: { main: ink.done, contrastText: ink.onDone },
    info: { main: ink.info, contrastText: ink.onInfo },
    text: { primary: ink.text, secondary: ink.textMuted, disabled: ink.textMuted },
    background: { default: ink.bg, paper: ink.surface },
    divider: ink.borderSoft,
  };
}

function components(ink: Palette): ThemeOptions['components'] {
  const focus = {
    outline: `2px solid ${ink.focus}`,
    outlineOffset: '2px',
    boxShadow: `0 0 0 2px ${ink.focusHalo}`,
  };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': focus,
        a: { color: ink.brand },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0s !important',
            transitionDuration: '0s !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focus } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // without its ground a button needs an edge
      styleOverrides: { root: { textTransform: 'none', [FORCED]: { border: '1px solid ButtonText' } } },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: { [FORCED]: { border: '1px solid CanvasText' } },
        bar: { [FORCED]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'primary' } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: { notchedOutline: { borderColor: ink.border } },
    },
    // leaves room for the label of the first field, half of which is above the border
    MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingBlockStart: 8 } } } },
    MuiTooltip: { defaultProps: { arrow: true } },
  };
}

const EDGES = [
  'borderInlineStart',
  'borderInlineEnd',
  'borderBlockStart',
  'borderBlockEnd',
  'borderInline',
  'borderBlock',
] as const;
const lineOf = (value: unknown): unknown => (typeof value === 'number' ? `${value}px solid` : value);

/**
 * MUI resolves the colours and widths of edges only by their physical names. At a logical edge, the name in
 * the palette would reach the browser unchanged as an invalid colour (lint rule `karov/palette-names`).
 */
const LOGICAL_EDGES = Object.fromEntries(
  EDGES.flatMap((edge) => [
    [edge, { themeKey: 'borders', transform: lineOf }],
    [`${edge}Color`, { themeKey: 'palette' }],
  ]),
);

/** Returns MUI's theme from the tokens that the portal also uses: the same colours and type, but denser. */
export function themeOf(mode: ColorMode, direction: Direction): ThemeOptions {
  const ink = colors[mode];
  return {
    direction,
    unstable_sxConfig: LOGICAL_EDGES,
    palette: palette(mode, ink),
    shape: { borderRadius: px(radius.small) },
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 700 },
      h2: { fontSize: '1.125rem', fontWeight: 700 },
      h3: { fontSize: '1rem', fontWeight: 700 },
      button: { fontWeight: 600 },
    },
    components: components(ink),
  };
}
