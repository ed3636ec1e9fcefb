import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, ButtonBase, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDirection } from '../../shared/direction.js';
import { useText } from '../../shared/text.js';

interface PaneHeadingProps {
  id: string;
  title: string;
  /** true if the pane is at the start, before the map, and folds away from it */
  isAtStart: boolean;
  onFold?: () => void;
  children?: ReactNode;
}

/** The header of a pane: its title, its buttons, and the button that folds it. */
export function PaneHeading({ id, title, isAtStart, onFold, children }: PaneHeadingProps) {
  const text = useText();
  const name = text('console.fold', { name: title });
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', paddingInline: 1 }}
    >
      <Typography variant="h2" id={id} sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <Stack direction="row">
        {children}
        {onFold && (
          <Tooltip title={name}>
            <IconButton
              size="small"
              aria-label={name}
              aria-expanded
              onClick={onFold}
              sx={{ inlineSize: 32, blockSize: 32 }}
            >
              <FoldIcon isAtStart={isAtStart} />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
    </Stack>
  );
}

function FoldIcon({ isAtStart }: { isAtStart: boolean }) {
  const direction = useDirection();
  return (direction === 'rtl') === isAtStart ? (
    <ChevronRight fontSize="small" />
  ) : (
    <ChevronLeft fontSize="small" />
  );
}

/** A folded pane: one narrow button with the pane's name. */
export function FoldedPane({ title, onUnfold }: { title: string; onUnfold: () => void }) {
  const text = useText();
  return (
    <ButtonBase
      aria-expanded={false}
      aria-label={text('console.unfold', { name: title })}
      onClick={onUnfold}
      sx={{ inlineSize: '100%', blockSize: '100%', alignItems: 'flex-start', paddingBlock: 1 }}
    >
      <Box component="span" sx={{ writingMode: 'vertical-rl', fontWeight: 700 }}>
        {title}
      </Box>
    </ButtonBase>
  );
}
