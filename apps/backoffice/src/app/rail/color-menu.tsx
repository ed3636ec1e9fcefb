import { useStore } from '@karov/web';
import Contrast from '@mui/icons-material/Contrast';
import { ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { COLOR_CHOICES, colorChoice } from '../../shared/look/color-choice.js';
import { useText } from '../../shared/text.js';
import { FootButton } from './foot-button.js';

/** Lets the reader choose light colours, dark colours, or the device's setting. */
export function ColorMenu() {
  const text = useText();
  const chosen = useStore(colorChoice);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FootButton
        name={text('colors.label')}
        icon={Contrast}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {COLOR_CHOICES.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            selected={choice === chosen}
            onClick={() => {
              colorChoice.set(choice);
              close();
            }}
          >
            <ListItemText primary={text(`colors.${choice}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
