import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * A person's text: each line runs in the direction of its own language and begins where the page's lines
 * begin. The isolate sets the direction, not the surrounding block, which would move text in another language
 * to the other edge.
 */
export function TypedText({ children }: { children: ReactNode }) {
  return (
    <Box component="bdi" sx={{ unicodeBidi: 'plaintext', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
