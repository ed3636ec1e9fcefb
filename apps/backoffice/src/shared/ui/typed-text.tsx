import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * What somebody wrote: each line runs in the direction of its own language and begins where the lines of the page begin. The isolate decides
 * the direction, never the block around, which would take the text of another language to the other edge.
 */
export function TypedText({ children }: { children: ReactNode }) {
  return (
    <Box component="bdi" sx={{ unicodeBidi: 'plaintext', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
