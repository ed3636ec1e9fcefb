import type { Tone } from '@karov/design';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { StatusChip } from '../../shared/ui/status-chip.js';

interface NowLineProps {
  kind: { tone: Tone; label: string };
  /** an emergency that nobody is coming to */
  isGrave?: boolean;
  /** it left the list while the pointer was on it */
  isGone?: boolean;
  /** subject and place */
  children: ReactNode;
  /** the waiting time, and the progress */
  beside: ReactNode;
  /** its single action */
  act: ReactNode;
}

/** The width of the list, not of the window: the list is also shown next to a map. */
const WIDE = '@container (min-width: 40rem)';

/**
 * One waiting line: subject and person at the start, the clock and the search in the middle, the action at
 * the end.
 */
export function NowLine({ kind, isGrave = false, isGone = false, children, beside, act }: NowLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"kind act" "about about" "beside beside"',
        [WIDE]: {
          gridTemplateColumns: '9rem minmax(0, 1fr) minmax(8rem, 12rem) 6.5rem',
          gridTemplateAreas: '"kind about beside act"',
        },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        minBlockSize: 56,
        paddingInline: 1.5,
        paddingBlock: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        borderInlineStart: '6px solid',
        borderInlineStartColor: isGrave ? 'error.main' : 'transparent',
        opacity: isGone ? 0.6 : undefined,
        '&:last-child': { borderBlockEnd: 0 },
        '& a': { minBlockSize: 24 },
        '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
      }}
    >
      <Box sx={{ gridArea: 'kind' }}>
        <StatusChip {...kind} isShort />
      </Box>
      <Box sx={{ gridArea: 'about', minInlineSize: 0 }}>{children}</Box>
      <Box sx={{ gridArea: 'beside', minInlineSize: 0 }}>{beside}</Box>
      <Box sx={{ gridArea: 'act', display: 'flex', justifyContent: 'flex-end' }}>{!isGone && act}</Box>
    </Box>
  );
}
