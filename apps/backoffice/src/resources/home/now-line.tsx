import type { Tone } from '@karov/design';
import { Box } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { StatusChip } from '../../shared/ui/status-chip.js';

interface NowLineProps {
  kind: { tone: Tone; label: string };
  /** true for an emergency that nobody is coming to */
  isGrave?: boolean;
  /** true if the entry left the list while the pointer was on it */
  isGone?: boolean;
  /** what the entry is about, and where */
  children: ReactNode;
  /** how long it has waited, and the progress */
  beside: ReactNode;
  /** the entry's single action */
  act: ReactNode;
}

/** Depends on the width of the list, not of the window, because the list is also shown next to a map. */
const WIDE = '@container (min-width: 40rem)';

/**
 * One waiting entry: subject and person at the start, waiting time and search in the middle, the action at
 * the end.
 */
export function NowLine({ kind, isGrave = false, isGone = false, children, beside, act }: NowLineProps) {
  return (
    <Box
      component="li"
      data-line
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        // Enter on the line itself does what the line is for: its link, otherwise its act
        if (event.key === 'Enter' && event.target === event.currentTarget)
          event.currentTarget.querySelector<HTMLElement>('a[aria-label], button')?.click();
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"kind act" "about about" "beside beside"',
        [WIDE]: {
          gridTemplateColumns: '8.5rem minmax(0, 1fr) minmax(8rem, 11rem) 6rem',
          gridTemplateAreas: '"kind about beside act"',
        },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        minBlockSize: 56,
        paddingInline: 1.5,
        paddingBlock: 0.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        borderInlineStart: '6px solid',
        borderInlineStartColor: isGrave ? 'error.main' : 'transparent',
        // a transparent edge is drawn in forced colours, where only an emergency may have a thick one
        '@media (forced-colors: active)': { borderInlineStartColor: isGrave ? 'CanvasText' : 'Canvas' },
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
