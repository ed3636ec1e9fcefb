import type { EventRow } from '@karov/api-client';
import { useStore } from '@karov/web';
import Search from '@mui/icons-material/Search';
import { Box, Button, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { letterKeys, useLetterKeys } from '../../shared/keys/letter-keys.js';
import { useText } from '../../shared/text.js';

const fetchDialog = () => import('./command-dialog.js');
const CommandDialog = lazy(async () => ({ default: (await fetchDialog()).CommandDialog }));
const StopDialog = lazy(async () => ({
  default: (await import('../../resources/events/stop-dialog.js')).StopDialog,
}));

/**
 * Opens the command bar by Ctrl-K everywhere except in another dialog, and by "/" unless somebody is typing.
 */
function useOpeningKeys(open: () => void): void {
  useLetterKeys((key) => {
    if (key !== '/') return false;
    open();
    return true;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (
        event.code !== 'KeyK' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        isInDialog
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** Finds people and starts actions from every page; on a phone it is a button (rule 151). */
export function CommandBar() {
  const text = useText();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const areKeysOn = useStore(letterKeys) === 'on';
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => setIsOpen(true));
  const [stopped, setStopped] = useState<EventRow | null>(null);
  useOpeningKeys(open);
  // loads the dialog in advance
  useEffect(() => void fetchDialog().catch(() => null), []);
  const named = {
    'aria-label': text('commands.open'),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': areKeysOn ? 'Control+K /' : 'Control+K',
    onClick: open,
  } as const;
  return (
    <>
      {isWide ? (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Search />}
          {...named}
          sx={{ minInlineSize: '20rem', minBlockSize: 34, justifyContent: 'flex-start', fontWeight: 400 }}
        >
          {text('commands.prompt')}
          <Box component="span" sx={{ flex: 1 }} />
          <Box component="kbd" dir="ltr" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.75rem' }}>
            Ctrl K
          </Box>
        </Button>
      ) : (
        <IconButton color="inherit" {...named}>
          <Search />
        </IconButton>
      )}
      <Suspense fallback={null}>
        {isOpen && <CommandDialog onClose={() => setIsOpen(false)} onStop={setStopped} />}
        {stopped && <StopDialog event={stopped} onClose={() => setStopped(null)} />}
      </Suspense>
    </>
  );
}
