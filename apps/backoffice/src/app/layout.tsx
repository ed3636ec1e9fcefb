import { LIMITS } from '@karov/domain';
import { useStore } from '@karov/web';
import Menu from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import {
  AppBar,
  Box,
  Drawer,
  IconButton,
  Link,
  Toolbar,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { memo, Suspense, useCallback, useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useText } from '../shared/text.js';
import { ExerciseBanner } from '../shared/ui/exercise-banner.js';
import { Loading } from '../shared/ui/loading.js';
import { Alarm } from './alarm.js';
import { AlarmLine } from './alarm-line.js';
import { CommandBar } from './commands/command-bar.js';
import { DeskLock } from './desk-lock/desk-lock.js';
import { HoldLine } from './hold-line.js';
import { ApproveNext } from './keys/approve-next.js';
import { KeysDialog } from './keys/keys-dialog.js';
import { MessagesLink } from './messages-link.js';
import { OfflineNotice } from './offline-notice.js';
import { RAIL_WIDTHS, Rail } from './rail/rail.js';
import { railFold } from './rail/rail-choices.js';
import { SessionGuard } from './session-guard.js';
import { Toasts } from './toasts.js';
import { useActivity } from './use-activity.js';

const BAR_HEIGHT = 48;

/**
 * The navigation rail: at the side of a wide screen, folded to its icons if the reader chose that; a drawer
 * on a narrow screen (rule 112).
 */
function useRail() {
  const isWide = useMediaQuery(`(min-width: ${LIMITS.sidebarBreakpointPx + 1}px)`, { noSsr: true });
  const isFolded = useStore(railFold) === 'folded';
  const [isDrawn, setIsDrawn] = useState(false);
  const closeDrawer = useCallback(() => setIsDrawn(false), []);
  const turn = useCallback(() => {
    if (isWide) railFold.set(isFolded ? 'open' : 'folded');
    else setIsDrawn((wasDrawn) => !wasDrawn);
  }, [isWide, isFolded]);
  return { isWide, isFolded: isWide && isFolded, isOpen: isWide ? !isFolded : isDrawn, turn, closeDrawer };
}

/** The frame of every screen: a slim bar, the navigation rail for the user's role, and the content. */
export function Layout({ children }: CoreLayoutProps) {
  useActivity();
  const { isWide, isFolded, isOpen, turn, closeDrawer } = useRail();
  return (
    <Box
      sx={{
        '--rail-width': isWide ? RAIL_WIDTHS[isFolded ? 'folded' : 'open'] : '0px',
        minBlockSize: '100dvh',
        // a telephone held sideways keeps its edges for itself
        paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <SkipLink />
      <Bar isWide={isWide} isOpen={isOpen} onTurn={turn} />
      <Watch />
      <Box sx={{ flex: 1, display: 'flex' }}>
        {isWide ? (
          <Side isFolded={isFolded} onFollow={closeDrawer} />
        ) : (
          <SideDrawer isOpen={isOpen} onClose={closeDrawer} />
        )}
        <Box sx={{ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }}>
          <AlarmLine top={BAR_HEIGHT} />
          <HoldLine />
          {/* as tall as the window at least, so that a screen can fill what the bar and the banners leave */}
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              outline: 'none',
              flex: 1,
              position: 'relative',
              paddingBlockEnd: 'var(--foot-height, 0px)',
            }}
          >
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </Box>
        </Box>
      </Box>
      <Toasts />
    </Box>
  );
}

interface BarProps {
  isWide: boolean;
  isOpen: boolean;
  onTurn: () => void;
}

/**
 * The bar at the top. The bar and the parts next to the content subscribe to their own data, so a new address
 * or new content does not render them again.
 */
const Bar = memo(function Bar({ isWide, isOpen, onTurn }: BarProps) {
  return (
    <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
      <Toolbar variant="dense" sx={{ gap: 1, minBlockSize: BAR_HEIGHT }}>
        <RailButton isWide={isWide} isOpen={isOpen} onTurn={onTurn} />
        <Name />
        <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>
          <CommandBar />
        </Box>
        <Alarm />
        <MessagesLink />
      </Toolbar>
    </AppBar>
  );
});

/** The background parts of every screen, which show something only when needed. */
const Watch = memo(function Watch() {
  return (
    <>
      <SessionGuard />
      <DeskLock />
      <OfflineNotice />
      <KeysDialog />
      <ApproveNext />
      <ExerciseBanner />
    </>
  );
});

const Side = memo(function Side({ isFolded, onFollow }: { isFolded: boolean; onFollow: () => void }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: BAR_HEIGHT,
        alignSelf: 'flex-start',
        flexShrink: 0,
        blockSize: `calc(100vh - ${BAR_HEIGHT}px)`,
        borderInlineEnd: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      <Rail isFolded={isFolded} onFollow={onFollow} />
    </Box>
  );
});

const SideDrawer = memo(function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': text('nav.label') } }}>
      <Rail isFolded={false} onFollow={onClose} />
    </Drawer>
  );
});

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

function RailButton({ isWide, isOpen, onTurn }: BarProps) {
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
