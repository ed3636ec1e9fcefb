import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AriaAttributes, ReactNode } from 'react';

interface HiddenTextProps extends Pick<AriaAttributes, 'aria-live' | 'aria-atomic'> {
  role?: 'status';
  /** shows the text after all, in the same element, so that a live region stays the same */
  isShown?: boolean;
  children: ReactNode;
}

/**
 * A text for screen readers only. Its positioned parent keeps it inside the list that scrolls: against the page
 * itself, the text of a row far down would make the document as long as the whole list.
 */
export function HiddenText({ isShown = false, children, ...live }: HiddenTextProps) {
  return (
    <Box component="span" sx={{ position: 'relative' }}>
      <Box component="span" sx={isShown ? undefined : visuallyHidden} {...live}>
        {children}
      </Box>
    </Box>
  );
}
