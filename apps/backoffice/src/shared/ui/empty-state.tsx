import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Shown in place of an empty list: says what that means, and offers the next step. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <Box role="status" sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      {hint && (
        <Typography color="text.secondary" sx={{ maxInlineSize: '36rem' }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}
