import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * A text that a person typed: each line runs in the direction of its own language and begins where the lines
 * of the page begin. The isolate sets the direction; the block around it must not, because that would move
 * text in another language to the opposite edge.
 */
export function TypedText({ children }: { children: ReactNode }) {
  return (
    <Box component="bdi" sx={{ unicodeBidi: 'plaintext', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
