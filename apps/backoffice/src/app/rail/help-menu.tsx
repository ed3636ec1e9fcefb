import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { openKeys } from '../keys/keys-dialog-state.js';
import { FootButton } from './foot-button.js';
import { HELP_ENTRIES } from './rail-groups.js';

/** Guides, contacts and keyboard shortcuts behind one "?" (rule 150). */
export function HelpMenu({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FootButton
        name={text('nav.help')}
        icon={HelpOutline}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {HELP_ENTRIES.map(({ to, label, icon: Icon }) => (
          <MenuItem
            key={to}
            component={Link}
            to={to}
            onClick={() => {
              close();
              onFollow();
            }}
          >
            <ListItemIcon>
              <Icon aria-hidden fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={text(label)} />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            openKeys();
          }}
        >
          <ListItemIcon>
            <Keyboard aria-hidden fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={text('keys.title')} />
        </MenuItem>
      </Menu>
    </>
  );
}
