import MenuIcon from '@mui/icons-material/Menu';
import { LIMITS } from '@karov/domain';
import { AppBar, Box, Drawer, IconButton, Link, Toolbar, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useText } from '../shared/text.js';
import { LanguageSwitch } from '../shared/ui/language-switch.js';
import { Alarm } from './alarm.js';
import { CallerSearch } from './caller/caller-search.js';
import { DeskLock } from './desk-lock/desk-lock.js';
import { LogoutButton } from './logout-button.js';
import { Menu } from './menu.js';
import { MessagesLink } from './messages-link.js';
import { OfflineNotice } from './offline-notice.js';
import { RoleSwitch } from './role-switch.js';
import { SessionGuard } from './session-guard.js';
import { useActivity } from './use-activity.js';
import { WhoAmI } from './who-am-i.js';

const MENU_WIDTH = '15rem';

/** The frame of every screen: bar, menu by role, content. The menu folds at 768 px (rule 112). */
export function Layout({ children }: CoreLayoutProps) {
  const text = useText();
  useActivity();
  const isWide = useMediaQuery(`(min-width: ${LIMITS.sidebarBreakpointPx + 1}px)`, { noSsr: true });
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isWide;
  const closeWhenNarrow = () => {
    if (!isWide) setChoice(false);
  };
  const menu = (
    <Box component="nav" id="menu" aria-label={text('nav.label')} sx={{ inlineSize: MENU_WIDTH, p: 1 }}>
      {!isWide && (
        <Box sx={{ p: 2 }}>
          <WhoAmI />
        </Box>
      )}
      <Menu onFollow={closeWhenNarrow} />
    </Box>
  );

  return (
    <Box sx={{ minBlockSize: '100vh' }}>
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
      <AppBar position="sticky">
        <Toolbar variant="dense" sx={{ gap: { xs: 0, sm: 1 } }}>
          <IconButton
            color="inherit"
            edge="start"
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'menu' : undefined}
            aria-label={text(isOpen ? 'nav.close' : 'nav.open')}
            onClick={() => setChoice(!isOpen)}
          >
            <MenuIcon />
          </IconButton>
          <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', marginInlineEnd: { xs: 'auto', sm: 0 } }}>
            {text('common.appName')}
          </Typography>
          <Box sx={{ marginInlineStart: 'auto', display: { xs: 'none', sm: 'block' } }}>
            <WhoAmI />
          </Box>
          <CallerSearch />
          <Alarm />
          <MessagesLink />
          <RoleSwitch />
          <LanguageSwitch />
          <LogoutButton />
        </Toolbar>
      </AppBar>
      <SessionGuard />
      <DeskLock />
      <OfflineNotice />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {isWide && isOpen && (
          <Box sx={{ position: 'sticky', insetBlockStart: 48, flexShrink: 0, maxBlockSize: 'calc(100vh - 48px)', overflowY: 'auto' }}>{menu}</Box>
        )}
        {!isWide && (
          <Drawer open={isOpen} onClose={() => setChoice(false)}>
            {menu}
          </Drawer>
        )}
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minInlineSize: 0, outline: 'none' }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
