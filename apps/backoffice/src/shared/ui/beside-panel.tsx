import Close from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text.js';
import { SidePanel } from './side-panel.js';

interface BesidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel that is next to a list on a wide screen, where the list stays live, and over the list on a narrow
 * one. Escape closes it.
 */
export function BesidePanel(props: BesidePanelProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return isWide ? <Beside {...props} /> : <SidePanel {...props} />;
}

function Beside({ title, onClose, children }: BesidePanelProps) {
  const text = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        position: 'sticky',
        insetBlockStart: 56,
        flexShrink: 0,
        inlineSize: '28rem',
        maxBlockSize: 'calc(100vh - 64px)',
        overflowY: 'auto',
        my: 3,
        marginInlineEnd: 3,
      }}
    >
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={text('common.words.close')}>
          <Close />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2, pt: 0 }}>{children}</Box>
    </Paper>
  );
}
