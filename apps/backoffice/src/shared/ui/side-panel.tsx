import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useText } from '../text.js';

/** A side panel to look at something without leaving the page, which stays visible. */
export function SidePanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText();
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { inlineSize: 'min(28rem, 100vw)', borderInlineStart: 1, borderColor: 'divider' },
        },
      }}
    >
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <IconButton autoFocus onClick={onClose} aria-label={text('common.words.close')}>
          <Close />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2, pt: 0, overflowY: 'auto' }}>{children}</Box>
    </Drawer>
  );
}
