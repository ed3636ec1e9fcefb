import { colors, type Tone } from '@karov/design';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassTop from '@mui/icons-material/HourglassTop';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Star from '@mui/icons-material/Star';
import { Box, useTheme } from '@mui/material';

const ICONS = {
  brand: Star,
  waiting: HourglassTop,
  done: CheckCircle,
  danger: ErrorOutline,
  info: InfoOutlined,
  neutral: Block,
} as const satisfies Record<Tone, unknown>;

/** Only the icon of a state, in its colour, to stand beside its word. */
export function StateIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return (
    <Icon
      aria-hidden
      sx={{ fontSize: '1.125rem', flexShrink: 0, color: frontOf(tone, colors[useTheme().palette.mode]) }}
    />
  );
}

const frontOf = (tone: Tone, ink: (typeof colors)[keyof typeof colors]): string =>
  ink[`on${tone.charAt(0).toUpperCase() + tone.slice(1)}Soft` as `on${Capitalize<Tone>}Soft`];

const QUIET = { paddingInline: 0, fontWeight: 400, color: 'text.secondary' } as const;

/** A state, always shown by colour, icon and word together. A short word stays on one line. */
export function StatusChip({
  tone,
  label,
  isShort = false,
  isSmall = false,
  isQuiet = false,
}: {
  tone: Tone;
  label: string;
  isShort?: boolean;
  /** lower, for a dense row */
  isSmall?: boolean;
  /** without a frame, for the usual state, so that a column shows what is not usual */
  isQuiet?: boolean;
}) {
  const ink = colors[useTheme().palette.mode];
  const Icon = ICONS[tone];
  const ground = ink[`${tone}Soft`];
  const front = frontOf(tone, ink);

  return (
    <Box
      component="span"
      data-chip
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        paddingInline: isSmall ? 0.75 : 1,
        paddingBlock: isSmall ? 0 : 0.25,
        borderRadius: 4,
        fontSize: isSmall ? '0.75rem' : '0.8125rem',
        fontWeight: 600,
        whiteSpace: isShort ? 'nowrap' : undefined,
        ...(isQuiet ? QUIET : { bgcolor: ground, color: front, border: `1px solid ${front}` }),
      }}
    >
      <Icon aria-hidden sx={{ fontSize: isSmall ? '0.875rem' : '1rem', flexShrink: 0 }} />
      {label}
    </Box>
  );
}
