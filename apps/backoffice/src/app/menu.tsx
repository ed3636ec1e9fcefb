import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useIsAdmin } from '../shared/area.js';
import { useText } from '../shared/text.js';
import { activeEntry, MENU_ITEMS } from './menu-items.js';

/** The entries that the person signed in may open. */
export function Menu({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const active = activeEntry(useLocation().pathname);
  return (
    <List component="ul" disablePadding>
      {MENU_ITEMS.filter((item) => isAdmin || !item.adminOnly).map(({ to, label, icon: Icon }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton
            component={Link}
            to={to}
            aria-current={to === active ? 'page' : undefined}
            onClick={onFollow}
            sx={{ '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 700, boxShadow: 'inset 0 0 0 1px', color: 'primary.main' } }}
          >
            <ListItemIcon sx={{ minInlineSize: 40, color: 'inherit' }}>
              <Icon aria-hidden />
            </ListItemIcon>
            <ListItemText primary={text(label)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
