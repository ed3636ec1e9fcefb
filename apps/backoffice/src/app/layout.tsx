import Menu from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import { LIMITS } from '@karov/domain';
import { AppBar, Box, Drawer, IconButton, Link, Toolbar, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { Suspense, useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useRemembered } from '../shared/remembered.js';
import { useText } from '../shared/text.js';
import { Loading } from '../shared/ui/loading.js';
import { ExerciseBanner } from '../shared/ui/exercise-banner.js';
import { Alarm } from './alarm.js';
import { CommandBar } from './commands/command-bar.js';
import { DeskLock } from './desk-lock/desk-lock.js';
import { ApproveNext } from './keys/approve-next.js';
import { KeysDialog } from './keys/keys-dialog.js';
import { MessagesLink } from './messages-link.js';
import { OfflineNotice } from './offline-notice.js';
import { Rail } from './rail/rail.js';
import { railFold } from './rail/rail-choices.js';
import { SessionGuard } from './session-guard.js';
import { Toasts } from './toasts.js';
import { useActivity } from './use-activity.js';

const BAR_HEIGHT = 48;

/** The rail at the side of a wide screen, folded to its icons where that was chosen; on a narrow one it is a drawer (rule 112). */
function useRail() {
  const isWide = useMediaQuery(`(min-width: ${LIMITS.sidebarBreakpointPx + 1}px)`, { noSsr: true });
  const isFolded = useRemembered(railFold) === 'folded';
  const [isDrawn, setIsDrawn] = useState(false);
  const closeDrawer = () => setIsDrawn(false);
  const turn = () => (isWide ? railFold.keep(isFolded ? 'open' : 'folded') : setIsDrawn(!isDrawn));
  return { isWide, isFolded: isWide && isFolded, isOpen: isWide ? !isFolded : isDrawn, turn, closeDrawer };
}

/** The frame of every screen: a slim bar, the rail by role, content. */
export function Layout({ children }: CoreLayoutProps) {
  const text = useText();
  useActivity();
  const { isWide, isFolded, isOpen, turn, closeDrawer } = useRail();
  return (
    <Box sx={{ minBlockSize: '100vh' }}>
      <SkipLink />
      <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
        <Toolbar variant="dense" sx={{ gap: 1, minBlockSize: BAR_HEIGHT }}>
          <RailButton isWide={isWide} isOpen={isOpen} onTurn={turn} />
          <Name />
          <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>
            <CommandBar />
          </Box>
          <Alarm />
          <MessagesLink />
        </Toolbar>
      </AppBar>
      <SessionGuard />
      <DeskLock />
      <OfflineNotice />
      <KeysDialog />
      <ApproveNext />
      <ExerciseBanner />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {isWide && (
          <Box
            sx={{
              position: 'sticky',
              insetBlockStart: BAR_HEIGHT,
              flexShrink: 0,
              blockSize: `calc(100vh - ${BAR_HEIGHT}px)`,
              borderInlineEnd: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              displayPrint: 'none',
            }}
          >
            <Rail isFolded={isFolded} onFollow={closeDrawer} />
          </Box>
        )}
        {!isWide && (
          <Drawer open={isOpen} onClose={closeDrawer} slotProps={{ paper: { 'aria-label': text('nav.label') } }}>
            <Rail isFolded={false} onFollow={closeDrawer} />
          </Drawer>
        )}
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minInlineSize: 0, outline: 'none' }}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </Box>
      <Toasts />
    </Box>
  );
}

function SkipLink() {
  const text = useText();
  return (
    <Link
      href="#content"
      sx={{
        position: 'absolute',
        insetInlineStart: '-100vw',
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        p: 1,
        '&:focus': { insetInlineStart: 8, insetBlockStart: 8 },
      }}
    >
      {text('app.skip')}
    </Link>
  );
}

function Name() {
  const text = useText();
  return (
    <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem' }}>
      {text('common.appName')}
    </Typography>
  );
}

function RailButton({ isWide, isOpen, onTurn }: { isWide: boolean; isOpen: boolean; onTurn: () => void }) {
  const text = useText();
  const name = isWide ? text(isOpen ? 'nav.fold' : 'nav.unfold') : text(isOpen ? 'nav.close' : 'nav.open');
  const Icon = isWide && isOpen ? MenuOpen : Menu;
  return (
    <Tooltip title={name}>
      <IconButton
        color="inherit"
        edge="start"
        aria-expanded={isOpen}
        aria-controls={isWide || isOpen ? 'menu' : undefined}
        aria-label={name}
        onClick={onTurn}
        sx={isWide && isOpen ? { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } } : undefined}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
