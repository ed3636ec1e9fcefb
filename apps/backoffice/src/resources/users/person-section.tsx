import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A section of a person's card. */
export function PersonSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
