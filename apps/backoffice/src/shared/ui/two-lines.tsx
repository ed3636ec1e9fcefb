import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The first two lines of a long text in a row of a list; the row opens the whole text. */
export function TwoLines({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Box data-lines="two" sx={{ '& p, & ul, & li': { display: 'inline', m: 0, p: 0 } }}>
      {children}
    </Box>
  );
}
