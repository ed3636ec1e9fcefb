import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A section of the first screen; its heading can be linked to. */
export function DeskSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} tabIndex={-1} sx={{ mb: 1.5, scrollMarginBlockStart: '4rem' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
